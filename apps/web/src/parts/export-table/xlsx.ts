import type { Cell } from '@lauda/domain/csv';
import { safeCell } from '@lauda/domain/safe-cell';
import type { Sheet } from './sheet';
import { zip } from './zip';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };
/** XML 1.0 has no place for most control characters, escaped or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to leave out
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const escaped = (text: string) => text.replace(FORBIDDEN, '').replace(/[&<>"\r]/g, (sign) => ESCAPES[sign] ?? sign);

/** 0 is A, 25 is Z, 26 is AA. */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

const textCell = (at: string, text: string, style: string) =>
  `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(safeCell(text))}</t></is></c>`;

function cellOf(cell: Cell, at: string, style = ''): string {
  if (cell === null || cell === '') return '';
  return typeof cell === 'number' ? `<c r="${at}"${style}><v>${cell}</v></c>` : textCell(at, cell, style);
}

const rowOf = (cells: readonly Cell[], number: number, style?: string) =>
  `<row r="${number}">${cells.map((cell, index) => cellOf(cell, `${columnName(index)}${number}`, style)).join('')}</row>`;

/** As wide as the longest of the column, within reason. */
const widths = ({ header, rows }: Sheet) =>
  header.map((title, index) => {
    const longest = rows.reduce((most, row) => Math.max(most, String(row[index] ?? '').length), title.length);
    return `<col min="${index + 1}" max="${index + 1}" width="${Math.min(60, longest + 3)}" customWidth="1"/>`;
  });

const sheetXml = (sheet: Sheet) =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
  `<cols>${widths(sheet).join('')}</cols><sheetData>${rowOf(sheet.header, 1, ' s="1"')}${sheet.rows.map((row, index) => rowOf(row, index + 2)).join('')}</sheetData></worksheet>`;

const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="2"><xf xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/></cellXfs></styleSheet>';

const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
const part = (name: string, kind: string) =>
  `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;

/** Excel allows 31 characters in the name of a sheet, and not these. */
const tabName = (name: string) => escaped(name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31));

/** A workbook with one sheet: a bold header that stays in sight, and the rows, text as text and numbers as numbers. */
export const xlsxOf = (sheet: Sheet): Promise<Blob> =>
  zip(
    [
      {
        path: '[Content_Types].xml',
        text:
          `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
          `<Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}${part('/xl/styles.xml', 'styles')}</Types>`,
      },
      {
        path: '_rels/.rels',
        text: `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relationship('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
      },
      {
        path: 'xl/workbook.xml',
        text: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${tabName(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      },
      {
        path: 'xl/_rels/workbook.xml.rels',
        text: `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relationship('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relationship('rId2', 'styles', 'styles.xml')}</Relationships>`,
      },
      { path: 'xl/styles.xml', text: STYLES },
      { path: 'xl/worksheets/sheet1.xml', text: sheetXml(sheet) },
    ],
    TYPE,
  );
