import { MOST_ROWS } from '@lauda/contract/students';
import { cleanCell } from './clean-cell';
import type { ColumnUse } from './column-names';
import { columnsByContent, columnsByName, isHeader } from './guess-columns';

export type TableRow = {
  /** As the spreadsheet numbers it, from 1. */
  line: number;
  cells: readonly string[];
};

/** What was read, with a guess at each column that the person may correct. */
export type Table = { header: readonly string[] | null; rows: readonly TableRow[]; columns: readonly ColumnUse[] };

export type ReadProblem = 'empty' | 'too-big' | 'too-many' | 'old-excel' | 'unreadable';
export type Reading = { table: Table } | { problem: ReadProblem };

/** A title or the school's name may stand above the headers. */
const HEADER_WITHIN = 10;

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell === '');
const isSame = (one: readonly string[], other: readonly string[]) => one.every((cell, at) => cell === (other[at] ?? ''));

/** Columns that are empty all the way down (trailing separators) are no columns. */
function withoutEmptyColumns({ header, rows }: Pick<Table, 'header' | 'rows'>) {
  const width = Math.max(header?.length ?? 0, ...rows.map(({ cells }) => cells.length));
  const kept = Array.from({ length: width }, (_, column) => column).filter(
    (column) => header?.[column] || rows.some(({ cells }) => cells[column]),
  );
  const pick = (cells: readonly string[]) => kept.map((column) => cells[column] ?? '');
  return { header: header && pick(header), rows: rows.map(({ line, cells }) => ({ line, cells: pick(cells) })) };
}

export function tableOf(raw: readonly (readonly string[])[]): Reading {
  const filled = raw.map((cells, at) => ({ line: at + 1, cells: cells.map(cleanCell) })).filter(({ cells }) => !isBlank(cells));
  const headerAt = filled.slice(0, HEADER_WITHIN).findIndex(({ cells }) => isHeader(cells));
  const head = filled[headerAt]?.cells ?? null;
  // A report of several pages repeats its headers.
  const people = filled.slice(headerAt + 1).filter(({ cells }) => !head || !isSame(head, cells));
  if (people.length === 0) return { problem: 'empty' };
  if (people.length > MOST_ROWS) return { problem: 'too-many' };
  const { header, rows } = withoutEmptyColumns({ header: head, rows: people });
  const cells = rows.map((row) => row.cells);
  return { table: { header, rows, columns: header ? columnsByName(header, cells) : columnsByContent(cells) } };
}
