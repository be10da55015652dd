import type { OverseenState, OverseenText } from '@lauda/contract/review-oversight';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { LoadFailed } from '../../../parts/load-failed';
import { MoreRows } from '../../../parts/more-rows';
import { Button } from '../../../ui/actions/button';
import { EmptyState } from '../../../ui/states/empty-state';
import { Loading, SkeletonCard } from '../../../ui/states/skeleton';
import styles from '../review-desk.module.css';
import { AssignDialog } from './assign-dialog';
import { Opinions } from './opinions';
import { useOverseen } from './oversight-queries';
import { texts } from './texts';

/** Texts on which the reviews differ: those that three could not settle first, for they wait for coordination alone. */
export function Disagreements() {
  const panel = useOverseen('panel');
  const discrepant = useOverseen('discrepant');
  const failed = [panel, discrepant].find((query) => query.isError && !query.data);
  if (failed) return <LoadFailed query={failed} title={texts.failed} />;
  if (!panel.data || !discrepant.data)
    return (
      <Loading label={texts.loading}>
        <SkeletonCard />
      </Loading>
    );
  if (panel.data.count + discrepant.data.count === 0)
    return (
      <EmptyState drawing="done" title={texts.noDisagreement}>
        <p>{texts.noDisagreementHint}</p>
      </EmptyState>
    );
  return (
    <>
      <Side state="panel" query={panel} />
      <Side state="discrepant" query={discrepant} />
    </>
  );
}

type Overseen = ReturnType<typeof useOverseen>;

function Side({ state, query }: { state: Exclude<OverseenState, 'waiting'>; query: Overseen }) {
  const { title, means } = texts.sides[state];
  if (!query.data || query.data.count === 0) return null;
  return (
    <section className={styles.part} aria-label={title}>
      <h2>
        {title} ({query.data.count})
      </h2>
      <p className={styles.how}>{means}</p>
      <ul className={styles.rows}>
        {query.data.texts.map((text) => (
          <Disagreement key={text.composition_id} text={text} asPanel={state === 'panel'} />
        ))}
      </ul>
      <MoreRows query={query} shown={query.data.texts.length} count={query.data.count} />
    </section>
  );
}

function Disagreement({ text, asPanel }: { text: OverseenText; asPanel: boolean }) {
  const [isAssigning, setIsAssigning] = useState(false);
  const { composition_id, code, student_name, school_group_name, theme_title, reviews } = text;
  const name = student_name ?? code;
  const holder = reviews.find(({ status }) => status === 'in_progress');
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.theme}>
          <Link to={paths.review(composition_id)} aria-label={texts.read(name, theme_title)}>
            {theme_title}
          </Link>
        </p>
        <p className={styles.quiet}>
          <b>{name}</b> · {school_group_name}
        </p>
        <Opinions reviews={reviews} />
      </div>
      {holder ? (
        <p className={styles.quiet}>{texts.with(holder.reviewer_name)}</p>
      ) : (
        <Button size="s" aria-label={`${asPanel ? texts.formPanel : texts.assign}: ${name}`} onClick={() => setIsAssigning(true)}>
          {asPanel ? texts.formPanel : texts.assign}
        </Button>
      )}
      {isAssigning && <AssignDialog compositionIds={[composition_id]} asPanel={asPanel} onClose={() => setIsAssigning(false)} />}
    </li>
  );
}
