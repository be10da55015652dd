import type { StudentRow } from '@lauda/contract/students';
import { describe, expect, test } from 'vitest';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { draftOf, rowsOf, wireRow } from '../review/draft';
import { cleanCell } from './clean-cell';
import { plain, useOfName } from './column-names';
import { decodeBytes } from './decode-bytes';
import { readDate, shownDate } from './read-date';
import { readBytes, readText } from './read-file';
import { splitName } from './split-name';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [at, unit] of `\ufeff${text}`.split('').entries()) view.setUint16(at * 2, unit.charCodeAt(0), true);
  return bytes;
};
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const xlsx = async (data: SheetData) => new Uint8Array(await writeXlsxFile(data).toBuffer());
const student = (over: Partial<StudentRow>): StudentRow => ({
  first_name: '',
  last_name: '',
  email: '',
  registration: '',
  birth_date: '',
  ...over,
});
const ana = student({ first_name: 'Ana', last_name: 'Souza', registration: '001' });
const joao = student({ first_name: 'João', last_name: 'Araújo', registration: '002' });

async function peopleIn(bytes: Uint8Array): Promise<StudentRow[]> {
  const reading = await readBytes(bytes);
  if ('problem' in reading) throw new Error(reading.problem);
  return rowsOf(draftOf(reading.table)).map(({ values }) => wireRow(values));
}

/** Files as they come from schools, or from someone in a bad mood. */
const FILES: [name: string, bytes: Uint8Array | (() => Promise<Uint8Array>), people: StudentRow[]][] = [
  ['comma, UTF-8', utf8('nome,sobrenome,matrícula\nAna,Souza,001\nJoão,Araújo,002\n'), [ana, joao]],
  ['semicolon, UTF-8 with its mark', utf8('\ufeffNome;Sobrenome;Matrícula\r\nAna;Souza;001\r\nJoão;Araújo;002'), [ana, joao]],
  ['tab, Windows line ends', utf8('NOME\tSOBRENOME\tRA\r\nAna\tSouza\t001\r\nJoão\tAraújo\t002\r\n'), [ana, joao]],
  ['semicolon, Windows-1252', latin1('Nome;Sobrenome;Matr\xedcula\nAna;Souza;001\nJo\xe3o;Ara\xfajo;002'), [ana, joao]],
  ['UTF-16LE, as Excel saves "Unicode text"', utf16('Nome\tSobrenome\tMatrícula\nAna\tSouza\t001\nJoão\tAraújo\t002'), [ana, joao]],
  [
    'two encodings in one file',
    joined(utf8('Nome;Sobrenome;RA\nJoão;Araújo;002\n'), latin1('Concei\xe7\xe3o;Gir\xe3o;003\n')),
    [joao, student({ first_name: 'Conceição', last_name: 'Girão', registration: '003' })],
  ],
  ['blank lines above, between and below', utf8('\n\nnome,sobrenome,ra\n\nAna,Souza,001\n,,\n \t\nJoão,Araújo,002\n\n\n'), [ana, joao]],
  ['trailing separators', utf8('nome;sobrenome;ra;;;\nAna;Souza;001;;;\nJoão;Araújo;002;;;\n'), [ana, joao]],
  ['a duplicated header: the fuller column counts', utf8('nome,sobrenome,ra,ra\nAna,Souza,,001\nJoão,Araújo,,002'), [ana, joao]],
  ['headers repeated on each page', utf8('nome,sobrenome,ra\nAna,Souza,001\nnome,sobrenome,ra\nJoão,Araújo,002'), [ana, joao]],
  [
    'a title above the headers',
    utf8('Escola Cora Coralina;;\nTurma 9º A;;\nNome;Sobrenome;RA\nAna;Souza;001\nJoão;Araújo;002'),
    [ana, joao],
  ],
  [
    'quoted line breaks, separators and quotes',
    utf8('nome,ra\n"Souza,\nAna",001\n"João ""Jota"" Araújo",002'),
    [ana, { ...joao, last_name: '"Jota" Araújo' }],
  ],
  [
    'formulas are text',
    utf8('nome;matrícula\n"=HYPERLINK(""http://mal.example"";""Ana"")";=1+1\n@SUM(A1);="002"'),
    [
      student({ first_name: '=HYPERLINK("http://mal.example";"Ana")', registration: '=1+1' }),
      student({ first_name: '@SUM(A1)', registration: '002' }),
    ],
  ],
  ['zero-width signs and hard spaces', utf8('\u200bnome;\ufeffsobrenome;ra\n\u200eAna\u200b;\u00a0Souza\u00a0;0\u00ad01'), [ana]],
  [
    'emoji',
    utf8('nome,ra\n👩‍🎓 Ana Souza,001\nJoão Araújo 🇧🇷,002'),
    [student({ first_name: '👩‍🎓', last_name: 'Ana Souza', registration: '001' }), { ...joao, last_name: 'Araújo 🇧🇷' }],
  ],
  ['accents decomposed by a Mac', utf8('nome,sobrenome,matri\u0301cula\nJoa\u0303o,Arau\u0301jo,002'), [joao]],
  [
    'no header, columns by content',
    utf8('1;Ana Souza;20260001;ana@escola.example;12/03/2010\n2;João Araújo;20260002;joao@escola.example;1/4/2011'),
    [
      student({ first_name: 'Ana', last_name: 'Souza', registration: '20260001', email: 'ana@escola.example', birth_date: '2010-03-12' }),
      student({
        first_name: 'João',
        last_name: 'Araújo',
        registration: '20260002',
        email: 'joao@escola.example',
        birth_date: '2011-04-01',
      }),
    ],
  ],
  [
    'only names',
    utf8('Ana Souza\nJoão Araújo'),
    [student({ first_name: 'Ana', last_name: 'Souza' }), student({ first_name: 'João', last_name: 'Araújo' })],
  ],
  ['the separator said by Excel', utf8('sep=;\nNome;Sobrenome;RA\nAna;Souza;001'), [ana]],
  [
    'columns that are not ours',
    utf8('Nº;Aluno(a);Turma;Data de Nasc.;Nascimento;E-mail;CPF\n1;Ana Souza;9º A;;40249;ana@escola.example;123'),
    [student({ first_name: 'Ana', last_name: 'Souza', birth_date: '2010-03-12', email: 'ana@escola.example' })],
  ],
  [
    'XLSX with dates, numbers and empty rows',
    () =>
      xlsx([
        [{ value: 'Nome completo' }, { value: 'Matrícula' }, { value: 'Nascimento' }],
        [
          { value: 'Ana Souza' },
          { value: 20260000001, type: Number },
          { value: new Date(Date.UTC(2010, 2, 12)), type: Date, format: 'dd/mm/yyyy' },
        ],
        [null, null, null],
        [{ value: 'João Araújo' }, { value: '002' }, { value: 40634, type: Number }],
      ]),
    [
      student({ first_name: 'Ana', last_name: 'Souza', registration: '20260000001', birth_date: '2010-03-12' }),
      student({ first_name: 'João', last_name: 'Araújo', registration: '002', birth_date: '2011-04-01' }),
    ],
  ],
];

test.each(FILES)('%s', async (_name, bytes, people) => {
  expect(await peopleIn(typeof bytes === 'function' ? await bytes() : bytes)).toEqual(people);
});

describe('many rows', () => {
  const names = Array.from({ length: 5_000 }, (_, at) => [`Nome${at}`, `Silva ${at}`, String(20_260_000 + at)]);
  const csv = ['Nome;Sobrenome;RA', ...names.map((cells) => cells.join(';'))].join('\n');

  test('5,000 rows of CSV are read, in their order', async () => {
    const people = await peopleIn(utf8(csv));
    expect(people).toHaveLength(5_000);
    expect(people[4_999]).toEqual(student({ first_name: 'Nome4999', last_name: 'Silva 4999', registration: '20264999' }));
  });

  test('5,000 rows of XLSX too, without a worker', async () => {
    const bytes = await xlsx([['Nome', 'Sobrenome', 'RA'], ...names].map((row) => row.map((value) => ({ value }))));
    expect(await peopleIn(bytes)).toHaveLength(5_000);
  });

  test('one more is refused', async () => {
    expect(await readBytes(utf8(`${csv}\nAna;Souza;1`))).toEqual({ problem: 'too-many' });
  });
});

describe('what cannot be read says why', () => {
  test.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['only headers', utf8('nome;sobrenome\n'), 'empty'],
    ['only blanks', utf8(' \n;;\n'), 'empty'],
    ['an old .xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), 'old-excel'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0), 'unreadable'],
    ['a broken archive', utf8('PK\u0003\u0004 not a spreadsheet'), 'unreadable'],
    ['more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 'too-big'],
  ])('%s', async (_name, bytes, problem) => {
    expect(await readBytes(bytes)).toEqual({ problem });
  });
});

test.each([
  ['12/03/2010', '2010-03-12'],
  ['1/4/11', '2011-04-01'],
  ['12-03-2010', '2010-03-12'],
  ['12.03.2010', '2010-03-12'],
  ['2010-03-12T00:00:00', '2010-03-12'],
  ['12/03/2010 00:00', '2010-03-12'],
  ['40249', '2010-03-12'],
  ['31/02/2010', null],
  ['03/25/2010', null],
  ['2010', null],
  ['março', null],
  ['', null],
])('the date %s is %s', (text, iso) => {
  expect(readDate(text)).toBe(iso);
});

test('a date is shown as it is written in Brazil, and what is none as it came', () => {
  expect([shownDate('2010-03-12'), shownDate('40249'), shownDate('março')]).toEqual(['12/03/2010', '12/03/2010', 'março']);
});

test.each([
  ['Ana Clara de Souza', 'Ana', 'Clara de Souza'],
  ['Souza, Ana Clara', 'Ana Clara', 'Souza'],
  ['Ana', 'Ana', ''],
])('%s is %s and %s', (full, first_name, last_name) => {
  expect(splitName(full)).toEqual({ first_name, last_name });
});

test.each([
  ['Nº de Matrícula:', 'registration'],
  ['E-MAIL', 'email'],
  ['Nome do(a) aluno(a)', 'full_name'],
  ['DATA DE NASCIMENTO', 'birth_date'],
  ['turma', 'ignored'],
  ['xpto', undefined],
])('the header %s', (header, use) => {
  expect(useOfName(header)).toBe(use);
});

test('headers are compared without accents, case and signs', () => {
  expect(plain('  Matrícula (RA) ')).toBe('matricula ra');
});

test('a cell is one clean line', () => {
  expect(cleanCell(' Ana\r\n\u200bClara\u00a0 Souza\u0000 ')).toBe('Ana Clara Souza');
  expect(cleanCell("'=1+1")).toBe('=1+1');
});

test('Windows-1252 has its own quotes and dashes', () => {
  expect(decodeBytes(latin1('D\xe9bora \x96 \x93Debs\x94'))).toBe('Débora – “Debs”');
});

test.each([
  ['a name and a sheet of names with commas', 'Souza, Ana;001\nAraújo, João;002', [ana, joao]],
  [
    'first and last apart',
    'Ana\tSouza\t0012\nJoão\tAraújo\t0013',
    [
      { ...ana, registration: '0012' },
      { ...joao, registration: '0013' },
    ],
  ],
])('pasted: %s', (_name, text, people) => {
  const reading = readText(text);
  if ('problem' in reading) throw new Error(reading.problem);
  expect(rowsOf(draftOf(reading.table)).map(({ values }) => wireRow(values))).toEqual(people);
});
