import { classes } from '../classes';
import styles from './avatar.module.css';
import { initials } from './initials';

type Props = { name: string; size?: 's' | 'm' | 'l' };

/** The initials of a person beside their name: a drawing, so it says nothing by itself. */
export function Avatar({ name, size = 'm' }: Props) {
  return (
    <span aria-hidden="true" className={classes(styles.avatar, styles[size])}>
      {initials(name)}
    </span>
  );
}
