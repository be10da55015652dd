import { classes } from '../classes';
import { VisuallyHidden } from '../layout/visually-hidden';
import { texts } from '../texts';
import styles from './competence.module.css';

/** `number` is the place in the grid; beyond five there are no colours. */
type Props = { number: number; name?: string };

/** A competence, by its number, its colour and its line: the same three in text, margin, chips and charts. */
export function CompetenceChip({ number, name }: Props) {
  return (
    <span className={classes(styles.chip, styles[`c${number}`])}>
      <span aria-hidden="true" className={styles.key}>
        {texts.competenceShort(number)}
      </span>
      <CompetenceLine number={number} />
      <VisuallyHidden>{texts.competence(number)}</VisuallyHidden>
      {name && <span className={styles.name}>{name}</span>}
    </span>
  );
}

/** The square with the number, as in the grid of the desk. */
export function CompetenceKey({ number }: { number: number }) {
  return (
    <span className={classes(styles.square, styles[`c${number}`])}>
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden>{texts.competence(number)}</VisuallyHidden>
    </span>
  );
}

/** The line alone: solid, dashed, dotted, double, wavy. */
export function CompetenceLine({ number }: { number: number }) {
  return <span aria-hidden="true" className={classes(styles.line, styles[`c${number}`])} />;
}
