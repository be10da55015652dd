// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the roles of a table that is laid out as cards, so they are said again
import type { StudentField } from '@lauda/contract/students';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { texts } from '../texts';
import { COLUMNS } from './preview-columns';
import { PreviewRow } from './preview-row';
import styles from './preview-table.module.css';
import type { Judged } from './verdict';

const ROW_PX = 56;

type Props = {
  rows: readonly Judged[];
  onEdit: (line: number, field: StudentField, value: string) => void;
  onExclude: (line: number, isExcluded: boolean) => void;
};

/** Five thousand rows, of which only those in sight exist; the page itself scrolls. */
export function PreviewTable({ rows, onEdit, onExclude }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  // What stands above the rows opens and closes.
  useLayoutEffect(() => {
    const now = body.current ? Math.round(body.current.getBoundingClientRect().top + window.scrollY) : 0;
    if (now !== top) setTop(now);
  });
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    getItemKey: (at) => rows[at]?.line ?? at,
    // A row that is not laid out yet has no height of its own.
    measureElement: (row) => row.getBoundingClientRect().height || ROW_PX,
    overscan: 8,
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <table role="table" className={styles.table} aria-rowcount={rows.length + 1}>
      <caption>
        <VisuallyHidden>{texts.tableCaption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" aria-rowindex={1}>
          <th role="columnheader" scope="col" className={styles.line}>
            {texts.line}
          </th>
          {COLUMNS.map((field) => (
            <th key={field} role="columnheader" scope="col" className={styles[field]}>
              {texts.fields[field]}
            </th>
          ))}
          <th role="columnheader" scope="col" className={styles.outcome}>
            {texts.outcome}
          </th>
          <th role="columnheader" scope="col" className={styles.action}>
            <VisuallyHidden>{texts.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" ref={body}>
        {before > 0 && <Gap height={before} />}
        {items.map(({ index, key }) => {
          const row = rows[index];
          return (
            row && <PreviewRow key={key} row={row} index={index} measure={virtual.measureElement} onEdit={onEdit} onExclude={onExclude} />
          );
        })}
        {after > 0 && <Gap height={after} />}
        {rows.length === 0 && (
          <tr role="row">
            <td role="cell" colSpan={8} className={styles.nothing}>
              {texts.nothingInFilter}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** The room of the rows that are not drawn. */
const Gap = ({ height }: { height: number }) => (
  <tr className={styles.gap} style={{ height }}>
    <td colSpan={8} />
  </tr>
);
