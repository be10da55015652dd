import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button';
import { classes } from '../classes';
import { texts } from '../texts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame';
import type { TextFieldProps } from './text-field';

/** A password, with a labelled button that shows and hides it. Paste and password managers work as in any field. */
export function PasswordField({ id, label, labelHidden, description, error, optional, className, ...rest }: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ id, label, labelHidden, description, error, optional, className }}>
      {(ties) => (
        <div className={styles.box}>
          <input
            autoComplete="current-password"
            {...rest}
            {...ties}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classes(styles.control, styles.withEnd)}
          />
          <span className={styles.end}>
            <IconButton
              size="s"
              label={shown ? texts.hidePassword : texts.showPassword}
              aria-controls={ties.id}
              disabled={rest.disabled}
              icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
