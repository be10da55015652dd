import { csvOf } from '@lauda/domain/csv';
import { saveFile } from './save-file';
import type { Format, Sheet } from './sheet';

async function fileOf(sheet: Sheet, format: Format): Promise<Blob> {
  if (format === 'csv') return new Blob([csvOf([sheet.header, ...sheet.rows])], { type: 'text/csv;charset=utf-8' });
  const { xlsxOf } = await import('./xlsx');
  return xlsxOf(sheet);
}

export const saveSheet = async (sheet: Sheet, format: Format) => saveFile(`${sheet.name}.${format}`, await fileOf(sheet, format));
