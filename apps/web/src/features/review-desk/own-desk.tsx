import type { QueueItem, ReviewQueue } from '@lauda/contract/reviews';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DOT, dotted } from '../../lib/dotted';
import { paths } from '../../lib/paths';
import { MoreRows } from '../../parts/more-rows';
import { Notice } from '../../parts/notice';
import { useFlag } from '../../session/feature-flags';
import { Badge } from '../../ui/signs/badge';
import styles from './review-desk.module.css';
import { texts } from './texts';

/** From here on the queue is called long, where the flag says to. */
const LONG_QUEUE = 100;

type Props = {
  queue: ReviewQueue;
  now: Date;
  more: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
};

export function OwnDesk({ queue, now, more }: Props) {
  const warns = useFlag('overloaded_review_queue_warning');
  const { in_progress, waiting, finished, finished_count, waiting_count, finished_this_week, median_seconds } = queue;
  return (
    <>
      <Notice tone="info">{warns && waiting_count >= LONG_QUEUE ? texts.overloaded(waiting_count) : null}</Notice>
      <Part title={texts.inProgress} empty={texts.noneInProgress} items={in_progress}>
        {(item) => (
          <Row
            key={item.composition_id}
            item={item}
            action={texts.goOn}
            facts={[texts.graded(item.count_graded, item.count_competences), item.last_saved && texts.saved(item.last_saved)]}
          />
        )}
      </Part>
      <Part
        title={texts.waiting}
        empty={texts.noneWaiting}
        items={waiting}
        foot={waiting.length < waiting_count && texts.oldestOf(waiting.length, waiting_count)}
      >
        {(item) => (
          <Row
            key={item.composition_id}
            item={item}
            action={texts.open}
            facts={[item.submitted_at && texts.arrived(item.submitted_at, now), texts.words(item.count_words)]}
          />
        )}
      </Part>
      <Part title={`${texts.finished} (${finished_count})`} empty={texts.noneFinished} items={finished}>
        {(item) => (
          <Row
            key={item.composition_id}
            item={item}
            action={texts.read}
            facts={[
              item.is_zero ? texts.zeroed : item.total !== null && texts.total(item.total),
              item.finished && texts.ended(item.finished),
            ]}
          />
        )}
      </Part>
      <MoreRows query={more} shown={finished.length} count={finished_count} />
      {finished_this_week > 0 && (
        <p className={styles.pace}>
          <b>{texts.pace}:</b> {texts.week(finished_this_week)}
          {median_seconds !== null && `, ${texts.median(median_seconds)}`}.
        </p>
      )}
    </>
  );
}

type Fact = string | false | null;
type PartProps = { title: string; empty: string; items: QueueItem[]; foot?: string | false; children: (item: QueueItem) => ReactNode };

function Part({ title, empty, items, foot, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {items.length === 0 ? <p className={styles.quiet}>{empty}</p> : <ul className={styles.rows}>{items.map(children)}</ul>}
      {foot && <p className={styles.quiet}>{foot}</p>}
    </section>
  );
}

/** A name where it may be said, a code where the review is blind. */
function Row({ item, action, facts }: { item: QueueItem; action: string; facts: readonly Fact[] }) {
  const { composition_id, code, student_name, school_group_name, theme_title, genre_name, kind, status, outcome } = item;
  // What the others gave is nobody's business before one's own review is done.
  const state = status === 'finished' ? texts.outcome(outcome) : kind === 'panel' && texts.panel;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.theme}>
          {theme_title} {state && <Badge tone="warn">{state}</Badge>}
        </p>
        <p className={styles.quiet}>
          <b>{student_name ?? code}</b>
          {DOT}
          {dotted(school_group_name, genre_name, ...facts)}
        </p>
      </div>
      <Link to={paths.review(composition_id)} aria-label={`${action}: ${student_name ?? code}`}>
        {action}
      </Link>
    </li>
  );
}
