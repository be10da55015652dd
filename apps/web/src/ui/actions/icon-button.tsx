import { classes } from '../classes';
import { Button, type ButtonProps } from './button';
import styles from './button.module.css';

/** A button that shows only a drawing; `label` is its name. */
export function IconButton({ label, className, variant = 'quiet', ...rest }: Omit<ButtonProps, 'children'> & { label: string }) {
  return <Button {...rest} variant={variant} aria-label={label} title={label} className={classes(styles.iconOnly, className)} />;
}
