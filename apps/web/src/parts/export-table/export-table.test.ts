import { csvOf } from '@lauda/domain/csv';
import { safeCell } from '@lauda/domain/safe-cell';
import { parse } from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { fileName } from './sheet';
import { columnName, xlsxOf } from './xlsx';

/** What has been used to make a spreadsheet run something that came as a name. */
const PAYLOADS = [
  '=1+1',
  '=HYPERLINK("http://exemplo.invalid";"clique")',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '|calc',
  '\u22121+1',
  '\uFF1D1+1',
  '\uFF0B1',
  '"=1+1"',
  '  =1+1',
  '\u200B=1+1',
  "'=1+1",
  '\uFEFF@x',
  '＠SUM(1)',
];

/** A reader that trusts nothing but the standard. */
const readCsv = (text: string) => parse<string[]>(text.slice(1), { delimiter: ';', newline: '\r\n' }).data.slice(0, -1);

describe('SEC-17: no cell can be taken for a formula', () => {
  test.each(PAYLOADS)('%j begins with an apostrophe and is otherwise whole', (payload) => {
    expect(safeCell(payload)).toBe(`'${payload}`);
  });

  test.each(['Ana', 'Ana-Clara', "D'Ávila", 'João = Maria', '20260012', 'a@b.example', '', 'Ávila + Sá'])('%j is left as it is', (text) => {
    expect(safeCell(text)).toBe(text);
  });

  test('in every text column of a CSV', () => {
    const rows = PAYLOADS.map((payload) => [payload, 'x', payload]);
    const cells = readCsv(csvOf(rows));
    expect(cells).toEqual(rows.map(([payload]) => [`'${payload}`, 'x', `'${payload}`]));
  });

  test('in every text column of an XLSX', async () => {
    // The characters that XML cannot hold, and what readers trim, are beside the point here.
    const payloads = PAYLOADS.filter((payload) => !/[\t\r\n\u200B\uFEFF]/.test(payload));
    const file = await xlsxOf({ name: 'x', header: ['a', 'b'], rows: payloads.map((payload) => [payload, payload]) });
    const [first] = await readXlsxFile(Buffer.from(await file.arrayBuffer()));
    const rows = (first && 'data' in first ? first.data : first) as unknown[][];
    expect(rows.slice(1)).toEqual(payloads.map((payload) => [`'${payload}`, `'${payload}`]));
  });
});

describe('CSV as RFC 4180 has it, for Brazilian Excel', () => {
  const NASTY = [
    ['a;b', 'diz "oi"', 'duas\nlinhas'],
    ['', 'x', null],
    ['São João', ' espaços ', 'CR\r\nLF'],
    ['🙂', '漢字', 'ß'],
  ];

  test('goes out and comes back the same', () => {
    expect(readCsv(csvOf(NASTY))).toEqual(NASTY.map((row) => row.map((cell) => cell ?? '')));
  });

  test('begins with the mark of UTF-8, ends each line with CRLF, writes decimals with a comma', () => {
    const text = csvOf([['Nota'], [7.5], [1200]]);
    expect(text).toBe('\uFEFFNota\r\n7,5\r\n1200\r\n');
  });
});

describe('XLSX', () => {
  test('text stays text, numbers numbers, blanks blank; 1,000 rows need no worker', async () => {
    const rows = Array.from({ length: 1000 }, (_, at) => [`Estudante <${at}> & "cia"`, `00${at}`, at, at % 2 ? null : 'ok']);
    const file = await xlsxOf({ name: 'turma: 3º/A', header: ['Nome', 'Matrícula', 'Número', 'Situação'], rows });
    const [first] = await readXlsxFile(Buffer.from(await file.arrayBuffer()));
    const read = (first && 'data' in first ? first.data : first) as unknown[][];
    expect(read).toHaveLength(1001);
    expect(read[0]).toEqual(['Nome', 'Matrícula', 'Número', 'Situação']);
    expect(read[7]).toEqual(rows[6]);
    expect(read[8]).toEqual(rows[7]);
  });

  test.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('column %i is %s', (index, name) => expect(columnName(index)).toBe(name));
});

test.each([
  [['estudantes', '3º EM A', '2026'], 'estudantes-3-em-a-2026'],
  [['../São João\\x'], 'sao-joao-x'],
  [['…'], 'lista'],
])('%j names a file %s', (parts, name) => expect(fileName(...parts)).toBe(name));
