import { type ReactNode, useId } from 'react';
import { classes } from '../classes';
import { texts } from '../texts';
import styles from './field.module.css';

export type FieldWords = {
  label: string;
  /** Hides the label from the eye only, where the place already says it (a search box). */
  labelHidden?: boolean | undefined;
  description?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
};

/** What a control needs to be tied to its label, description and error. */
export type FieldTies = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** Label above, description and error below, all linked. The error's place is always there and live, so that it is announced as it appears. */
export function FieldFrame({
  id: given,
  label,
  labelHidden = false,
  description,
  error,
  optional = false,
  className,
  children,
}: FieldWords & { id?: string | undefined; className?: string | undefined; children: (ties: FieldTies) => ReactNode }) {
  const made = useId();
  const id = given ?? made;
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id} className={classes(styles.label, labelHidden && styles.hidden)}>
        {label}
        {optional && <span className={styles.optional}> ({texts.optional})</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      <div aria-live="polite" className={styles.errorPlace}>
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
