import { STUDENT_FIELDS, type StudentField, type StudentRow } from '@lauda/contract/students';
import type { ColumnUse } from '../reading/column-names';
import { readDate, shownDate } from '../reading/read-date';
import { splitName } from '../reading/split-name';
import type { Table } from '../reading/table';

/** What was typed, pasted or read, and everything the person changed since: nothing overwrites the source. */
export type Draft = {
  table: Table;
  /** The name of the file, when it was one. */
  fileName: string | null;
  columns: readonly ColumnUse[];
  /** By line and field; a correction outlives a change of columns. */
  edits: Readonly<Record<string, string>>;
  excluded: ReadonlySet<number>;
};

export type DraftRow = { line: number; values: StudentRow; excluded: boolean };

const NOTHING: StudentRow = { first_name: '', last_name: '', email: '', registration: '', birth_date: '' };

export const draftOf = (table: Table, fileName: string | null = null): Draft => ({
  table,
  fileName,
  columns: [...table.columns],
  edits: {},
  excluded: new Set(),
});

/** One student typed into the form: a table of one line. */
export const draftOfOne = (values: StudentRow): Draft =>
  draftOf({ header: null, columns: [...STUDENT_FIELDS], rows: [{ line: 1, cells: STUDENT_FIELDS.map((field) => values[field].trim()) }] });

function valuesOf(cells: readonly string[], columns: readonly ColumnUse[]): StudentRow {
  const values = { ...NOTHING };
  columns.forEach((use, column) => {
    const cell = cells[column] ?? '';
    if (use === 'ignored' || cell === '') return;
    if (use === 'full_name') Object.assign(values, splitName(cell));
    else values[use] = use === 'birth_date' ? shownDate(cell) : cell;
  });
  return values;
}

const editKey = (line: number, field: StudentField) => `${line}.${field}`;

/** As read, before any correction. Kept, since with 5,000 rows a letter typed in one must not read all of them again. */
const asRead = new WeakMap<readonly ColumnUse[], DraftRow[]>();

function rowsAsRead({ table, columns }: Draft): DraftRow[] {
  const known = asRead.get(columns);
  if (known) return known;
  const rows = table.rows.map(({ line, cells }) => ({ line, values: valuesOf(cells, columns), excluded: false }));
  asRead.set(columns, rows);
  return rows;
}

/** The rows that nobody touched are the very same objects each time. */
export function rowsOf(draft: Draft): DraftRow[] {
  const { edits, excluded } = draft;
  const edited = new Set(Object.keys(edits).map((key) => Number.parseInt(key, 10)));
  return rowsAsRead(draft).map((row) => {
    if (!edited.has(row.line) && !excluded.has(row.line)) return row;
    const values = { ...row.values };
    for (const field of STUDENT_FIELDS) values[field] = edits[editKey(row.line, field)] ?? values[field];
    return { line: row.line, values, excluded: excluded.has(row.line) };
  });
}

export const withEdit = (draft: Draft, line: number, field: StudentField, value: string): Draft => ({
  ...draft,
  edits: { ...draft.edits, [editKey(line, field)]: value },
});

/** The column that had this use before gives it up: two cannot be the name. */
export const withColumn = (draft: Draft, changed: number, use: ColumnUse): Draft => ({
  ...draft,
  columns: draft.columns.map((before, column) => {
    if (column === changed) return use;
    return use !== 'ignored' && before === use ? 'ignored' : before;
  }),
});

export function withExcluded(draft: Draft, lines: readonly number[], isExcluded: boolean): Draft {
  const excluded = new Set(draft.excluded);
  for (const line of lines) isExcluded ? excluded.add(line) : excluded.delete(line);
  return { ...draft, excluded };
}

export const hasName = ({ columns }: Draft) => columns.includes('full_name') || columns.includes('first_name');

/** The most that the contract takes of a cell; the server then says by row what is too long. */
const MOST_LETTERS = 400;

/** As the wire wants it: an ISO date when it is one, else what was written, for the server to refuse by name. */
export function wireRow(values: StudentRow): StudentRow {
  const cut = (field: StudentField) => values[field].trim().slice(0, MOST_LETTERS);
  return {
    first_name: cut('first_name'),
    last_name: cut('last_name'),
    email: cut('email'),
    registration: cut('registration'),
    birth_date: readDate(values.birth_date) ?? cut('birth_date'),
  };
}
