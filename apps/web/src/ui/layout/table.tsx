// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the roles of a table that is laid out as cards, so they are said again
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './table.module.css';
import { VisuallyHidden } from './visually-hidden';

export type Sort<Key extends string> = { key: Key; direction: 'ascending' | 'descending' };

export type Column<Row, Key extends string> = {
  key: Key;
  title: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** The cell that names the row: a row header, and the title of its card on a phone. */
  heads?: boolean;
};

type Props<Row, Key extends string> = {
  /** What the table holds; shown above it unless `captionHidden`. */
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort<Key> | null;
  onSort?: (sort: Sort<Key>) => void;
};

/** What a cell says that has nothing to say: a card on a phone leaves it out. */
const EMPTY: ReadonlySet<ReactNode> = new Set([null, '', '–']);

/** A native table: its headers stay in sight, and on a phone each row becomes a card with its column names. */
export function Table<Row, Key extends string>({ caption, captionHidden = false, columns, rows, rowKey, sort, onSort }: Props<Row, Key>) {
  return (
    <table className={styles.table} role="table">
      <caption className={styles.caption}>{captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={sort ?? null} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => {
              const Cell = column.heads ? 'th' : 'td';
              const content = column.cell(row);
              return (
                <Cell
                  key={column.key}
                  role={column.heads ? 'rowheader' : 'cell'}
                  scope={column.heads ? 'row' : undefined}
                  data-title={column.title}
                  data-empty={EMPTY.has(content) || undefined}
                  className={classes(column.align === 'end' && styles.end)}
                >
                  {content}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type HeaderProps<Row, Key extends string> = {
  column: Column<Row, Key>;
  sort: Sort<Key> | null;
  onSort: ((sort: Sort<Key>) => void) | undefined;
};

function HeaderCell<Row, Key extends string>({ column, sort, onSort }: HeaderProps<Row, Key>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const className = classes(column.align === 'end' && styles.end);
  if (!column.sortable || !onSort) {
    return (
      <th role="columnheader" scope="col" className={className}>
        {column.title}
      </th>
    );
  }
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th role="columnheader" scope="col" aria-sort={direction ?? 'none'} className={className}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ key: column.key, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
      >
        {column.title}
        <Icon aria-hidden="true" />
      </button>
    </th>
  );
}
