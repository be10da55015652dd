import { type ReactNode, useId } from 'react';
import { classes } from '../classes';
import styles from './choice.module.css';

export type RadioOption<Value extends string> = { value: Value; text: ReactNode; description?: ReactNode; disabled?: boolean };

type Props<Value extends string> = {
  label: string;
  labelHidden?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Side by side where there is room. */
  inline?: boolean;
  error?: string | undefined;
  disabled?: boolean;
};

/** One of a few. The browser gives the arrows; the group has one stop for Tab. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { label, labelHidden = false, options, value, onChange, inline = false, error, disabled = false } = props;
  const name = useId();
  return (
    <fieldset disabled={disabled} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={classes(styles.legend, labelHidden && styles.hidden)}>{label}</legend>
      <div className={classes(styles.options, inline && styles.inline)}>
        {options.map((option) => (
          <div key={option.value} className={styles.choice}>
            <label className={styles.line}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
                aria-describedby={option.description ? `${name}-${option.value}` : undefined}
                className={classes(styles.mark, styles.radio)}
              />
              <span>{option.text}</span>
            </label>
            {option.description && (
              <p id={`${name}-${option.value}`} className={styles.description}>
                {option.description}
              </p>
            )}
          </div>
        ))}
      </div>
      <div aria-live="polite">
        {error && (
          <p id={`${name}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
