import type { ComponentProps } from 'react';
import { classes } from '../classes';
import styles from './text-button.module.css';

/** An action inside a line of text, with the look of a link ("Esqueci minha senha"). */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classes(styles.text, className)} />;
}
