import type { PasswordRule } from './password-rules';
import styles from './password-rules.module.css';
import { texts } from './texts';

type Props = {
  held: Record<PasswordRule, boolean>;
  rules: readonly PasswordRule[];
  advice?: string;
  /** Other words for a rule, when the password is someone else's. */
  words?: Partial<Record<PasswordRule, string>>;
};

/** Spans, not a list: it is the description of the field, read with it, and descriptions are one line of speech. */
export function PasswordRulesList({ held, rules, advice, words = {} }: Props) {
  return (
    <span className={styles.rules}>
      {rules.map((rule) => (
        <span key={rule} className={styles.rule} data-held={held[rule] || undefined}>
          <span className={styles.state}>{held[rule] ? texts.held : texts.missing}</span>
          {words[rule] ?? texts.rules[rule]}
          <span className={styles.state}>. </span>
        </span>
      ))}
      {advice && <span className={styles.advice}>{advice}</span>}
    </span>
  );
}
