import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './card.module.css';

/** A card only where a thing is a thing: a class, a theme, a student. `as` says what it is in the page. */
export function Card({
  as: Tag = 'div',
  className,
  children,
}: {
  as?: 'div' | 'article' | 'section' | 'li';
  className?: string;
  children: ReactNode;
}) {
  return <Tag className={classes(styles.card, className)}>{children}</Tag>;
}

/** Cards side by side, as many as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
