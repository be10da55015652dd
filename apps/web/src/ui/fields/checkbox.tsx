import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes';
import styles from './choice.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode;
  description?: ReactNode;
  error?: string | undefined;
  /** Some, not all, of what it stands for. */
  indeterminate?: boolean;
};

export function Checkbox({ children, description, error, indeterminate = false, className, ref, ...rest }: Props) {
  const id = useId();
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes(styles.choice, className)}>
      <label className={styles.line}>
        <input
          {...rest}
          type="checkbox"
          ref={(element) => {
            if (element) element.indeterminate = indeterminate;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={classes(styles.mark, styles.check)}
        />
        <span>{children}</span>
      </label>
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
