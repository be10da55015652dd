import type { OverseenText } from '@lauda/contract/review-oversight';
import { useState } from 'react';
import { dotted } from '../../../lib/dotted';
import { LoadFailed } from '../../../parts/load-failed';
import { MoreRows } from '../../../parts/more-rows';
import { Button } from '../../../ui/actions/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { SelectionBar } from '../../../ui/layout/selection-bar';
import { EmptyState } from '../../../ui/states/empty-state';
import { Loading, SkeletonCard } from '../../../ui/states/skeleton';
import styles from '../review-desk.module.css';
import { texts as desk } from '../texts';
import { AssignDialog } from './assign-dialog';
import { useOverseen } from './oversight-queries';
import { texts } from './texts';

/** Texts that nobody has, to be given to someone: one by one or several at once. */
export function Unassigned({ now }: { now: Date }) {
  const waiting = useOverseen('waiting');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isAssigning, setIsAssigning] = useState(false);
  if (waiting.isError && !waiting.data) return <LoadFailed query={waiting} title={texts.failed} />;
  if (!waiting.data)
    return (
      <Loading label={texts.loading}>
        <SkeletonCard />
      </Loading>
    );
  const { count, texts: shown } = waiting.data;
  if (count === 0)
    return (
      <EmptyState drawing="done" title={texts.noneWaiting}>
        <p>{texts.noneWaitingHint}</p>
      </EmptyState>
    );
  // Someone may have taken one meanwhile: what is no longer in the list is no longer chosen.
  const ids = shown.map(({ composition_id }) => composition_id).filter((id) => chosen.has(id));
  const toggle = (id: number) => setChosen((former) => new Set(former.has(id) ? [...former].filter((one) => one !== id) : [...former, id]));
  const toggleAll = () => setChosen(new Set(ids.length === shown.length ? [] : shown.map(({ composition_id }) => composition_id)));
  return (
    <section className={styles.part} aria-label={texts.waiting}>
      <h2>
        {texts.waiting} ({count})
      </h2>
      <p className={styles.how}>{texts.waitingMeans}</p>
      <Checkbox checked={ids.length === shown.length} indeterminate={ids.length > 0 && ids.length < shown.length} onChange={toggleAll}>
        {texts.selectShown(shown.length)}
      </Checkbox>
      <ul className={styles.rows}>
        {shown.map((text) => (
          <WaitingText key={text.composition_id} text={text} now={now} isChosen={chosen.has(text.composition_id)} onToggle={toggle} />
        ))}
      </ul>
      <MoreRows query={waiting} shown={shown.length} count={count} />
      <SelectionBar
        label={texts.assign}
        said={ids.length > 0 && <strong>{texts.selected(ids.length)}</strong>}
        onClear={() => setChosen(new Set())}
      >
        <Button variant="primary" onClick={() => setIsAssigning(true)}>
          {texts.assign}
        </Button>
      </SelectionBar>
      {isAssigning && <AssignDialog compositionIds={ids} onClose={() => setIsAssigning(false)} onDone={() => setChosen(new Set())} />}
    </section>
  );
}

type RowProps = { text: OverseenText; now: Date; isChosen: boolean; onToggle: (id: number) => void };

function WaitingText({ text, now, isChosen, onToggle }: RowProps) {
  const { composition_id, code, student_name, school_group_name, theme_title, review_type, submitted_at, reviews } = text;
  return (
    <li className={styles.row}>
      <Checkbox
        checked={isChosen}
        onChange={() => onToggle(composition_id)}
        description={dotted(
          school_group_name,
          texts.flows[review_type],
          reviews.length > 0 && texts.hasFirst,
          submitted_at && desk.arrived(submitted_at, now),
        )}
      >
        <b>{student_name ?? code}</b>, {theme_title}
      </Checkbox>
    </li>
  );
}
