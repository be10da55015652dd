// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as a grid or as cards loses its roles in some browsers, so they are said again
import { memo, type Ref } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { tickLook } from '../../../ui/fields/tick-look';
import { Badge } from '../../../ui/signs/badge';
import type { FindableMember } from './member-list';
import styles from './members.module.css';
import { texts } from './texts';

type Props = {
  member: FindableMember;
  /** From 2 on: the headers are the first row. */
  rowIndex: number;
  selected: boolean;
  /** Null: the person only reads. */
  onTouch: ((id: number, isRange: boolean) => void) | null;
  /** Among rows of which only some are drawn: how far down it stands, in pixels, and its place in the list. */
  top?: number;
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
};

/** One student. Drawn again only when something of its own changes: a thousand of them pass under a searching hand. */
export const MemberRow = memo(function MemberRow({ member, rowIndex, selected, onTouch, top, index, ref }: Props) {
  return (
    <tr
      role="row"
      ref={ref}
      aria-rowindex={rowIndex}
      data-index={index}
      data-selected={selected || undefined}
      className={styles.row}
      style={top === undefined ? undefined : { transform: `translateY(${top}px)` }}
    >
      {onTouch && (
        <td role="cell" className={styles.tick}>
          <input
            type="checkbox"
            className={tickLook}
            aria-label={texts.select(member.name)}
            checked={selected}
            onChange={(event) => onTouch(member.id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
          />
        </td>
      )}
      <th role="rowheader" scope="row" className={styles.name}>
        <Link to={paths.student(member.id)}>{member.name}</Link>
      </th>
      <td role="cell" data-title={texts.columns.usuario}>
        {member.username}
      </td>
      <td role="cell" data-title={texts.columns.matricula} className={styles.registration}>
        {member.registration}
      </td>
      <td role="cell" className={styles.situation}>
        {member.must_change_password && <Badge tone="warn">{texts.pending}</Badge>}
        {member.has_adaptations && <Badge tone="primary">{texts.adapted}</Badge>}
      </td>
    </tr>
  );
});
