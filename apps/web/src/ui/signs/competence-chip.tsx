import { classes } from '../classes';
import { VisuallyHidden } from '../layout/visually-hidden';
import { texts } from '../texts';
import styles from './competence.module.css';

export type CompetenceNumber = 1 | 2 | 3 | 4 | 5;

type Props = { number: CompetenceNumber; name?: string };

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
export function CompetenceKey({ number }: { number: CompetenceNumber }) {
  return (
    <span className={classes(styles.square, styles[`c${number}`])}>
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden>{texts.competence(number)}</VisuallyHidden>
    </span>
  );
}

/** The line alone: solid, dashed, dotted, double, wavy. */
export function CompetenceLine({ number }: { number: CompetenceNumber }) {
  return <span aria-hidden="true" className={classes(styles.line, styles[`c${number}`])} />;
}
