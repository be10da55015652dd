import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldWords } from './field-frame';

export type TextFieldProps = ComponentProps<'input'> & FieldWords;

/** One line of text. Takes `{...register('name')}` of react-hook-form as it is. */
export function TextField({ id, label, labelHidden, description, error, optional, className, type = 'text', ...rest }: TextFieldProps) {
  return (
    <FieldFrame {...{ id, label, labelHidden, description, error, optional, className }}>
      {(ties) => <input {...rest} {...ties} type={type} className={styles.control} />}
    </FieldFrame>
  );
}
