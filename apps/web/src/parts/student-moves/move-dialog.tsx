import { useState } from 'react';
import { errorMessage } from '../../lib/calling/error-message';
import { Button } from '../../ui/actions/button';
import { Select } from '../../ui/fields/select';
import { Dialog } from '../../ui/overlays/dialog';
import { Loading, SkeletonLine } from '../../ui/states/skeleton';
import { toast } from '../../ui/states/toast-queue';
import { LoadFailed } from '../load-failed';
import { Notice } from '../notice';
import type { FromGroup, MovingStudent } from './moving';
import styles from './student-moves.module.css';
import { useClassesOfYear, useMove } from './student-moves-queries';
import { texts } from './texts';

const words = texts.move;

type Props = { open: boolean; students: readonly MovingStudent[]; from: FromGroup; onClose: () => void; onMoved: () => void };

/** From one class of the reach to another: all of them, or nobody. */
export function MoveDialog({ open, students, from, onClose, onMoved }: Props) {
  const groups = useClassesOfYear(from.school_year, open);
  const move = useMove();
  const [to, setTo] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const others = (groups.data ?? []).filter(({ id }) => id !== from.id);
  const severalSchools = new Set(others.map(({ school_id }) => school_id)).size > 1;
  const target = others.find(({ id }) => String(id) === to);

  const close = () => {
    move.reset();
    setTried(false);
    onClose();
  };
  const confirm = () => {
    setTried(true);
    if (!target) return;
    move.mutate(
      { ids: students.map(({ id }) => id), from_school_group_id: from.id, to_school_group_id: target.id },
      {
        onSuccess: () => {
          toast.success(words.done(students.length, target.name));
          setTo(null);
          close();
          onMoved();
        },
      },
    );
  };
  const body = () => {
    if (groups.isError) return <LoadFailed query={groups} title={words.failedToLoad} level={3} compact />;
    if (!groups.data) {
      return (
        <Loading>
          <SkeletonLine height="2.5rem" />
        </Loading>
      );
    }
    if (others.length === 0) return <p>{words.noOther}</p>;
    return (
      <Select
        label={words.to}
        placeholder={words.choose}
        value={to}
        onChange={setTo}
        error={tried && !target ? words.missing : undefined}
        options={others.map((group) => ({
          id: String(group.id),
          text: severalSchools ? words.option(group.name, group.school_name) : group.name,
        }))}
      />
    );
  };
  const names = students.map(({ name }) => name);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.title(names)}
      actions={
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button variant="primary" pending={move.isPending} disabled={others.length === 0} onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {names.length > 1 && <p className={styles.names}>{texts.people(names)}</p>}
        <p>{names.length > 1 ? words.lead(from.name) : words.leadOne(from.name)}</p>
        {body()}
        <Notice tone="bad">{move.error ? words.failed(errorMessage(move.error)) : null}</Notice>
      </div>
    </Dialog>
  );
}
