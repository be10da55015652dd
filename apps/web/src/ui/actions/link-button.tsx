import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from '../classes';
import { type ButtonVariant, buttonClass } from './button';
import styles from './button.module.css';

type Props = LinkProps & { variant?: ButtonVariant; size?: 'm' | 's'; icon?: ReactNode; wide?: boolean };

/** Goes somewhere, looks like a button. */
export function LinkButton({ variant = 'plain', size = 'm', icon, wide = false, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={classes(buttonClass(variant, size, wide), className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
