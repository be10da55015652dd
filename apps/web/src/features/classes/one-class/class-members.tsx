import type { SchoolGroup } from '@lauda/contract/schools';
import { can } from '@lauda/domain/people/permissions';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTyped } from '../../../parts/use-typed';
import { useCurrentUser } from '../../../session/current-user';
import { Button } from '../../../ui/actions/button';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { EmptyState } from '../../../ui/states/empty-state';
import { BulkDialogs } from './bulk-dialogs';
import { MemberFilters } from './member-filters';
import { type FindableMember, type MemberSort, shown, sorted } from './member-list';
import { MemberTable } from './member-table';
import { type BulkAction, MembersSelection } from './members-selection';
import { nothingSelected, touched, touchedAll } from './selection';
import { texts } from './texts';
import type { useMemberView } from './use-member-view';

type Props = {
  group: SchoolGroup;
  members: readonly FindableMember[];
  view: ReturnType<typeof useMemberView>;
  /** Tells above who is on the list now, for the export. */
  onShow: (members: readonly FindableMember[]) => void;
};

export function ClassMembers({ group, members, view: [view, change], onShow }: Props) {
  const me = useCurrentUser();
  const [words, setWords] = useTyped(view.words, (typed) => change({ words: typed }));
  const asked = useDeferredValue(words);
  const { key, direction } = view.sort;
  const sort = useMemo(() => ({ key, direction }), [key, direction]);
  const ordered = useMemo(() => sorted(members, sort), [members, sort]);
  const rows = useMemo(() => shown(ordered, asked, view.filter), [ordered, asked, view.filter]);
  const [selection, setSelection] = useState(nothingSelected);
  const [action, setAction] = useState<BulkAction | null>(null);

  // What the table calls back stays the same from letter to letter, so that it is not drawn again for nothing.
  const latest = useRef({ order: [] as number[], change });
  latest.current = { order: rows.map(({ id }) => id), change };
  const onSort = useCallback((next: MemberSort) => latest.current.change({ sort: next }), []);
  const onTouch = useCallback((id: number, isRange: boolean) => setSelection((now) => touched(now, id, isRange, latest.current.order)), []);
  const onTouchAll = useCallback(() => setSelection((now) => touchedAll(now, latest.current.order)), []);
  const mayAct = can(me, 'student.reset_password') || can(me, 'student.edit');
  const tableSelection = useMemo(
    () => (mayAct ? { ids: selection.ids, onTouch, onTouchAll } : null),
    [mayAct, selection.ids, onTouch, onTouchAll],
  );
  const selected = members.filter(({ id }) => selection.ids.has(id));
  const hidden = selected.length === 0 ? 0 : selected.length - rows.filter(({ id }) => selection.ids.has(id)).length;
  useEffect(() => onShow(selected.length > 0 ? selected : rows));

  const allowed: BulkAction[] = [
    ...(can(me, 'student.reset_password') ? (['passwords'] as const) : []),
    ...(can(me, 'student.edit') ? (['move', 'leave'] as const) : []),
  ];
  const clear = () => setSelection(nothingSelected);
  const showAll = () => {
    setWords('');
    change({ words: '', filter: null });
  };
  return (
    <>
      <MemberFilters words={words} onType={setWords} filter={view.filter} onFilter={(filter) => change({ filter })} members={members} />
      <VisuallyHidden>
        <span role="status">{(asked !== '' || view.filter !== null) && texts.found(rows.length)}</span>
      </VisuallyHidden>
      {rows.length > 0 ? (
        <MemberTable caption={texts.caption(group.name)} members={rows} sort={sort} onSort={onSort} selection={tableSelection} />
      ) : (
        <EmptyState
          drawing="search"
          title={asked === '' ? texts.nothingFiltered : texts.nothingFound}
          action={<Button onClick={showAll}>{texts.clear}</Button>}
        >
          {asked !== '' && <p>{texts.nothingFoundWhy}</p>}
        </EmptyState>
      )}
      {allowed.length > 0 && (
        <MembersSelection count={selected.length} hidden={hidden} allowed={allowed} onAct={setAction} onClear={clear} />
      )}
      <BulkDialogs action={action} group={group} students={selected} onClose={() => setAction(null)} onDone={clear} />
    </>
  );
}
