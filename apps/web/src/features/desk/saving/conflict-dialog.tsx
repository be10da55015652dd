import type { Composition } from '@lauda/contract/compositions';
import type { Entry } from '../../../lib/outbox/entry';
import { Button } from '../../../ui/actions/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { texts } from '../texts';
import { reviewKinds } from './kinds';
import styles from './saving.module.css';

const words = texts.conflict;

type Props = { entry: Entry; composition: Composition; onDecide: (choice: 'mine' | 'theirs') => void; onClose: () => void };

const isKind = (kind: string): kind is keyof typeof reviewKinds => kind in reviewKinds;
const isNamed = (field: string): field is keyof typeof words.fields => field in words.fields;

/** As the person would say it: points instead of the number of a level, the words of a comment. */
function spoken(field: string, value: unknown, { genre }: Composition): string {
  const levels = genre.competences.flatMap((competence) => competence.levels);
  if (field === 'level_id') return String(levels.find(({ id }) => id === value)?.points ?? words.blank);
  if (Array.isArray(value)) return words.marked(value.length);
  if (typeof value === 'object' && value !== null) return words.marked(Object.keys(value).length);
  return value === null || value === undefined || value === '' ? words.blank : String(value);
}

function whereOf({ about, kind }: Entry, { genre }: Composition) {
  const competence = genre.competences.find(({ id }) => id === about.competence_id);
  return competence?.short_name ?? (kind.endsWith('nnotation') ? words.annotation : words.review);
}

/** Both values, whole; nothing is sent until the person has chosen, and nothing typed is lost meanwhile. */
export function ConflictDialog({ entry, composition, onDecide, onClose }: Props) {
  if (entry.trouble?.why !== 'conflict' || !isKind(entry.kind)) return null;
  const { current, disputed } = entry.trouble;
  const theirs = reviewKinds[entry.kind].standing(entry, current)?.values ?? {};
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      role="alertdialog"
      actions={
        <>
          <Button onClick={() => onDecide('theirs')}>{words.useTheirs}</Button>
          <Button variant="primary" onClick={() => onDecide('mine')}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <p>{words.lead}</p>
      {disputed.map((field) => (
        <div key={field} className={styles.pair}>
          <h3>{words.of(isNamed(field) ? words.fields[field] : field, whereOf(entry, composition))}</h3>
          <dl>
            <div>
              <dt>{words.mine}</dt>
              <dd>{spoken(field, entry.fields[field], composition)}</dd>
            </div>
            <div>
              <dt>{words.theirs}</dt>
              <dd>{spoken(field, theirs[field], composition)}</dd>
            </div>
          </dl>
        </div>
      ))}
    </Dialog>
  );
}
