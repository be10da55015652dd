import { type Cell, csvOf } from '@lauda/domain/csv';
import { texts } from './texts';

type Row = Readonly<Record<string, unknown>>;
type Tables = Readonly<Record<string, readonly Row[]>>;

/** The same rows for whoever has a spreadsheet and no programmer: a CSV for each table, and a page that says which is which. */
export function copyFiles(made: string, tables: Tables): { name: string; text: string }[] {
  const sheets = Object.entries(tables).map(([table, rows]) => ({
    name: `${titleOf(texts.copy.files, table)}.csv`,
    text: csvOf(sheetOf(rows)),
  }));
  return [{ name: texts.copy.guideName, text: texts.copy.guide(made, Object.keys(tables)) }, ...sheets];
}

function sheetOf(rows: readonly Row[]): Cell[][] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [columns.map((column) => titleOf(texts.copy.columns, column)), ...rows.map((row) => columns.map((column) => cellOf(row[column])))];
}

/** What has no word of its own yet keeps the one of the database: better plain than left out. */
const titleOf = (titles: Readonly<Record<string, string>>, name: string) => titles[name] ?? name.replaceAll('_', '-');

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? texts.copy.yes : texts.copy.no;
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
}
