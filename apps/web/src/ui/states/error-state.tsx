import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { classes } from '../classes';
import { texts } from '../texts';
import { Drawing, type DrawingName } from './drawing';
import styles from './state.module.css';

type Props = {
  /** What happened, in words of the person's work. */
  title?: string;
  detail?: string | undefined;
  onRetry?: () => void;
  retrying?: boolean;
  /** Another way on, beside trying again. */
  action?: ReactNode;
  /** The server's `error_id`, to be told to the support. */
  code?: string | undefined;
  drawing?: DrawingName;
  level?: 1 | 2 | 3;
  compact?: boolean;
};

/** What happened, and a way to try again. Announced as it appears. */
export function ErrorState(props: Props) {
  const { title = texts.couldNotLoad, detail = texts.couldNotLoadWhy, onRetry, retrying = false, code, action } = props;
  const { drawing = 'offline', level = 2, compact = false } = props;
  const Title = `h${level}` as const;
  return (
    <div role="alert" className={classes(styles.state, compact && styles.compact)}>
      <Drawing name={drawing} />
      <Title className={styles.title}>{title}</Title>
      <div className={styles.words}>
        <p>{detail}</p>
        {code && (
          <p className={styles.code}>
            {texts.errorCode} <code>{code}</code>
          </p>
        )}
      </div>
      {(onRetry || action) && (
        <div className={styles.action}>
          {onRetry && (
            <Button onClick={onRetry} pending={retrying}>
              {texts.tryAgain}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
