import { readSheet } from 'read-excel-file/universal';
import { storedZip } from './stored-zip';

/** A number as it is written, never as 2.02600001E9. */
function plainNumber(text: string): string {
  const number = Number(text);
  return Number.isSafeInteger(number) ? String(number) : text;
}

const shown = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return value === null || value === undefined ? '' : String(value);
};

/** The first sheet. Of a formula, the spreadsheet's last result is read; nothing is calculated here. */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  const rows = await readSheet(await storedZip(bytes), 1, { parseNumber: plainNumber });
  return rows.map((row) => row.map(shown));
}
