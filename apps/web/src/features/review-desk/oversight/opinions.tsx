import type { OverseenText } from '@lauda/contract/review-oversight';
import { classes } from '../../../ui/classes';
import styles from '../review-desk.module.css';
import { texts } from './texts';

type Review = OverseenText['reviews'][number];

/** What each reviewer gave, in all and by competence: those in which they are furthest apart stand out. */
export function Opinions({ reviews }: { reviews: readonly Review[] }) {
  const apart = furthestApart(reviews);
  return (
    <ol className={styles.opinions}>
      {reviews.map(({ ordinal, reviewer_name, total, is_zero, status, points }) => (
        <li key={ordinal}>
          <b className={styles.total}>{status === 'finished' ? (is_zero ? texts.zeroed : texts.total(total)) : '…'}</b>{' '}
          <span className={styles.who}>{reviewer_name}</span>
          {points.length > 0 && (
            <ul className={styles.points} aria-label={texts.pointsOf(reviewer_name)}>
              {points.map((worth, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a competence is here
                <li key={i} className={classes(apart.has(i) && styles.apart)}>
                  {texts.competence(i + 1)} {worth}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The places of the competences with the widest gap between two reviews; none where all of them are alike. */
function furthestApart(reviews: readonly Review[]): ReadonlySet<number> {
  const given = reviews.map(({ points }) => points).filter((points) => points.length > 0);
  const gaps = (given[0] ?? []).map((_, i) => {
    const column = given.map((points) => points[i] ?? 0);
    return Math.max(...column) - Math.min(...column);
  });
  const widest = Math.max(0, ...gaps);
  const apart = gaps.flatMap((gap, i) => (gap === widest && gap > 0 ? [i] : []));
  return new Set(apart.length < gaps.length ? apart : []);
}
