import { type ColumnUse, useOfName } from './column-names';
import { readDate } from './read-date';

type Rows = readonly (readonly string[])[];

const LOOKED_AT = 200;
const valuesOf = (rows: Rows, column: number) =>
  rows
    .slice(0, LOOKED_AT)
    .map((row) => row[column] ?? '')
    .filter((value) => value !== '');
const mostly = (values: readonly string[], is: (value: string) => boolean) =>
  values.length > 0 && values.filter(is).length > values.length * 0.6;

/** Enough to be the row of headers: a name among them, or two that are known. */
export function isHeader(row: readonly string[]): boolean {
  const uses = row.flatMap((cell) => useOfName(cell) ?? []);
  return uses.some((use) => use === 'full_name' || use === 'first_name') || uses.length >= 2;
}

/** The fuller of two columns of the same kind keeps it, the first one when they are equal. */
function onePerUse(uses: readonly ColumnUse[], rows: Rows): ColumnUse[] {
  const keeper = new Map<ColumnUse, number>();
  uses.forEach((use, column) => {
    const kept = keeper.get(use);
    if (kept === undefined || valuesOf(rows, column).length > valuesOf(rows, kept).length) keeper.set(use, column);
  });
  return uses.map((use, column) => (keeper.get(use) === column ? use : 'ignored'));
}

export function columnsByName(header: readonly string[], rows: Rows): ColumnUse[] {
  const named = header.map((cell) => useOfName(cell) ?? 'ignored');
  const hasLast = named.includes('last_name');
  const isPlainName = (cell: string | undefined) => /^\W*nome\W*$/i.test(cell ?? '');
  const settled = named.map((use, column): ColumnUse => {
    if (use === 'first_name' && !hasLast && isPlainName(header[column])) return named.includes('full_name') ? 'ignored' : 'full_name';
    return use === 'full_name' && hasLast && named.includes('first_name') ? 'ignored' : use;
  });
  return onePerUse(settled, rows);
}

const isEmail = (value: string) => /^\S+@\S+$/.test(value);
const isDate = (value: string) => /\D/.test(value) && readDate(value) !== null;
const isCode = (value: string) => /^(?=(?:.*\d){3})[\w.\-/]+$/.test(value);
const isWords = (value: string) => /\p{L}{2}/u.test(value) && !/\d/.test(value);
const isCounting = (values: readonly string[]) => values.every((value, at) => value === String(at + 1));

function kindByContent(rows: Rows, column: number): ColumnUse | 'words' {
  const values = valuesOf(rows, column);
  if (mostly(values, isEmail)) return 'email';
  if (mostly(values, isDate)) return 'birth_date';
  if (isCounting(values)) return 'ignored';
  if (mostly(values, isCode)) return 'registration';
  // A column of few words for many people says a turn or a gender, not who they are.
  const isVaried = values.length <= 4 || new Set(values).size > 2;
  return isVaried && mostly(values, isWords) ? 'words' : 'ignored';
}

/** Without a header, each column is taken for what it looks like. */
export function columnsByContent(rows: Rows): ColumnUse[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const kinds = Array.from({ length: width }, (_, column) => kindByContent(rows, column));
  const words = kinds.flatMap((kind, column) => (kind === 'words' ? [column] : []));
  const [first = -1, second = -1] = words;
  const isApart = second !== -1 && !mostly(valuesOf(rows, first), (value) => value.includes(' '));
  const uses = kinds.map((kind, column): ColumnUse => {
    if (kind !== 'words') return kind;
    if (column === first) return isApart ? 'first_name' : 'full_name';
    return isApart && column === second ? 'last_name' : 'ignored';
  });
  return onePerUse(uses, rows);
}
