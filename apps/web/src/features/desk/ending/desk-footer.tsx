import { Button } from '../../../ui/actions/button';
import { Kbd } from '../../../ui/actions/kbd';
import { ariaKey, type KeySettings } from '../keys/shortcuts';
import { texts } from '../texts';
import { FINISH_ID } from '../use-competence-focus';
import styles from './footer.module.css';

const words = texts.ending;

type Props = {
  settings: KeySettings;
  isWorking: boolean;
  isGoing: boolean;
  hasPrevious: boolean;
  onZero: () => void;
  onPlagiarism: () => void;
  onAbandon: () => void;
  onPrevious: () => void;
  onFinish: () => void;
  onFinishAndNext: () => void;
  onNext: () => void;
};

/** What ends a review, each with its key beside it. */
export function DeskFooter(props: Props) {
  const { settings, isWorking, isGoing, hasPrevious } = props;
  const { keys, areLettersOn } = settings;
  const acts = [
    ['zero', words.zero, props.onZero],
    ['plagiarism', words.plagiarism, props.onPlagiarism],
    ['abandon', words.abandon, props.onAbandon],
  ] as const;
  return (
    <footer className={styles.footer}>
      {isWorking && (
        // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form
        <div className={styles.acts} role="group" aria-label={words.keys}>
          <span className={styles.hint}>
            <Kbd>1</Kbd>
            {words.to}
            <Kbd>5</Kbd> {words.mark}
          </span>
          <span className={styles.hint}>
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd> {words.level}
          </span>
          {acts.map(([action, text, onPress]) => (
            <button key={action} type="button" className={styles.act} aria-keyshortcuts={ariaKey(keys[action])} onClick={onPress}>
              <span className={styles.key} data-off={!areLettersOn || undefined} aria-hidden="true">
                <Kbd>{keys[action]}</Kbd>
              </span>
              {text}
            </button>
          ))}
        </div>
      )}
      <div className={styles.going}>
        <Button disabled={!hasPrevious} aria-keyshortcuts={ariaKey(keys.previous)} onClick={props.onPrevious} className={styles.previous}>
          {words.previous}
        </Button>
        {isWorking && (
          <Button variant="quiet" onClick={props.onFinish} className={styles.only}>
            {words.finish}
          </Button>
        )}
        <Button
          id={FINISH_ID}
          variant="primary"
          pending={isGoing}
          aria-keyshortcuts={ariaKey(keys.finish)}
          onClick={isWorking ? props.onFinishAndNext : props.onNext}
        >
          {isWorking ? words.finishAndNext : words.next}
          <span className={styles.key} aria-hidden="true">
            {keys.finish.split('+').map((key) => (
              <Kbd key={key}>{key === 'Enter' ? '⏎' : key}</Kbd>
            ))}
          </span>
        </Button>
      </div>
    </footer>
  );
}
