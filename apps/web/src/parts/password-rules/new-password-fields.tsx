import type { PasswordOwner } from '@lauda/domain/people/passwords';
import { PasswordField } from '../../ui/fields/password-field';
import { type PasswordRule, passwordRules } from './password-rules';
import styles from './password-rules.module.css';
import { PasswordRulesList } from './password-rules-list';
import { texts } from './texts';

export type NewPassword = { password: string; repeated: string };
export const emptyPassword: NewPassword = { password: '', repeated: '' };

/** What keeps a new password from being sent, in words for its field; null when nothing does. */
export function passwordProblem(
  { password, repeated }: NewPassword,
  owner?: PasswordOwner,
): { field: keyof NewPassword; message: string } | null {
  const held = passwordRules(password, repeated, owner);
  const broken = (['length', 'guessable', 'personal'] as const).find((rule) => !held[rule]);
  if (broken) return { field: 'password', message: texts.broken[broken] };
  return held.repeated ? null : { field: 'repeated', message: texts.broken.repeated };
}

type Props = {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  /** Whose name must stay out; unknown when coming from a letter. */
  owner?: PasswordOwner | undefined;
  errors?: { [Field in keyof NewPassword]?: string | undefined };
  autoFocus?: boolean;
};

/** The new password twice, with its rules coming true as one types. */
export function NewPasswordFields({ value, onChange, owner, errors = {}, autoFocus = false }: Props) {
  const held = passwordRules(value.password, value.repeated, owner);
  // A tick must be true: without knowing the person, only the server can say the last.
  const rules: readonly PasswordRule[] = owner ? ['length', 'guessable', 'personal'] : ['length', 'guessable'];
  return (
    <div className={styles.fields}>
      <PasswordField
        label={texts.newPassword}
        name="new_password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
        description={<PasswordRulesList held={held} rules={rules} advice={texts.advice} />}
        error={errors.password}
      />
      <PasswordField
        label={texts.repeatPassword}
        name="repeat_password"
        autoComplete="new-password"
        value={value.repeated}
        onChange={(event) => onChange({ ...value, repeated: event.target.value })}
        description={<PasswordRulesList held={held} rules={['repeated']} />}
        error={errors.repeated}
      />
    </div>
  );
}
