// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as a grid or as cards loses its roles in some browsers, so they are said again
import { memo } from 'react';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { MemberHeader } from './member-header';
import type { FindableMember, MemberSort } from './member-list';
import { MemberRow } from './member-row';
import styles from './members.module.css';
import type { MemberSelection } from './selection';
import { VirtualRows } from './virtual-rows';

/** Up to here every row is drawn; beyond, only those near the window (PERF-25). */
const DRAWN_WHOLE = 60;

type Props = {
  caption: string;
  members: readonly FindableMember[];
  sort: MemberSort;
  onSort: (sort: MemberSort) => void;
  /** Null: the person only reads. */
  selection: MemberSelection | null;
};

/** Left alone while a letter is typed: it is drawn again only when what it shows is another list, order or selection. */
export const MemberTable = memo(function MemberTable({ caption, members, sort, onSort, selection }: Props) {
  const row = (member: FindableMember, index: number) => ({
    member,
    rowIndex: index + 2,
    selected: selection?.ids.has(member.id) ?? false,
    onTouch: selection?.onTouch ?? null,
  });
  return (
    <table role="table" aria-rowcount={members.length + 1} className={styles.table} data-selects={selection ? true : undefined}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <MemberHeader members={members} sort={sort} onSort={onSort} selection={selection} />
      {members.length > DRAWN_WHOLE ? (
        <VirtualRows members={members} rowOf={row} />
      ) : (
        <tbody role="rowgroup" className={styles.body}>
          {members.map((member, index) => (
            <MemberRow key={member.id} {...row(member, index)} />
          ))}
        </tbody>
      )}
    </table>
  );
});
