import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes';
import styles from './choice.module.css';

/** On or off, at once: what takes effect only after "Salvar" is a checkbox. */
export function Switch({ children, className, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'role'> & { children: ReactNode }) {
  return (
    <label className={classes(styles.line, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked */}
      <input {...rest} type="checkbox" role="switch" className={classes(styles.mark, styles.switch)} />
      <span>{children}</span>
    </label>
  );
}
