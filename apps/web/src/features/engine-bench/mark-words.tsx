import type { Highlight } from '@lauda/contract/analysis';
import { groupOf } from '../../parts/highlight-groups';
import { Button } from '../../ui/actions/button';
import styles from './bench.module.css';
import { texts } from './texts';

type Props = {
  mark: Highlight;
  quote: string;
  /** Under the heading of its category it is not named again. */
  isNamed?: boolean;
  onAccept: (mark: Highlight, suggestion: string) => void;
};

/** What the engine says of some words, and what could stand there instead. */
export function MarkWords({ mark, quote, isNamed = true, onAccept }: Props) {
  const { comment, suggestions, confidence, rule } = mark;
  const group = groupOf(mark.category);
  return (
    <>
      <p className={styles.head}>
        {isNamed && <b className={styles[group]}>{texts.groups[group]}</b>} <q className={styles.quote}>{quote}</q>
      </p>
      {comment !== '' && <p className={styles.comment}>{comment}</p>}
      {suggestions.length > 0 && (
        <ul className={styles.suggestions} aria-label={texts.suggestions}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Button size="s" onClick={() => onAccept(mark, suggestion)}>
                {suggestion === '' ? texts.remove : texts.accept(suggestion)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {comment === '' && suggestions.length === 0 && <p className={styles.comment}>{texts.nothing}</p>}
      <p className={styles.small}>
        {texts.confidence(confidence)} {texts.rule(rule)}
      </p>
    </>
  );
}
