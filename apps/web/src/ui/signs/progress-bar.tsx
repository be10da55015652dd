import { useId } from 'react';
import styles from './progress-bar.module.css';

type Props = {
  label: string;
  labelHidden?: boolean;
  value: number;
  max?: number;
  /** What is said for the value: "20 de 34 na etapa de escrita". */
  words?: string;
  tone?: 'primary' | 'ok' | 'c1' | 'c2' | 'c3' | 'c4' | 'c5';
};

/** How much of a work is done. */
export function ProgressBar({ label, labelHidden = false, value, max = 100, words, tone = 'primary' }: Props) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={styles.progress}>
      {!labelHidden && (
        <span id={id} className={styles.label}>
          {label}
        </span>
      )}
      <div
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={words}
        {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}
        className={styles.track}
      >
        <div className={styles.bar} style={{ width: `${share * 100}%`, background: `var(--${tone})` }} />
      </div>
      {words && (
        <span aria-hidden="true" className={styles.words}>
          {words}
        </span>
      )}
    </div>
  );
}
