import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldWords } from './field-frame';

type Props = ComponentProps<'textarea'> & FieldWords;

export function TextArea({ id, label, labelHidden, description, error, optional, className, rows = 4, ...rest }: Props) {
  return (
    <FieldFrame {...{ id, label, labelHidden, description, error, optional, className }}>
      {(ties) => <textarea {...rest} {...ties} rows={rows} className={styles.control} />}
    </FieldFrame>
  );
}
