import { safeCell } from './safe-cell';

export type Cell = string | number | null;

/** Brazilian Excel separates with semicolons, since the comma is for decimals; the mark at the start tells it that this is UTF-8. */
const SEPARATOR = ';';
const BYTE_ORDER_MARK = '\uFEFF';

const NUMBER = new Intl.NumberFormat('pt-BR', { useGrouping: false, maximumFractionDigits: 10 });

/** RFC 4180, with the separator above. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(field).join(SEPARATOR)).join('\r\n') + (rows.length > 0 ? '\r\n' : '');

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return NUMBER.format(cell);
  const text = safeCell(cell);
  return /[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
