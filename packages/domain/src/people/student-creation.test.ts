import { messages } from '@lauda/contract/messages';
import type { StudentRow } from '@lauda/contract/students';
import { expect, test } from 'vitest';
import { dayOf } from './birth-dates';
import { type KnownStudent, planCreation } from './student-creation';

const TODAY = '2026-11-15';
const row = (first_name: string, last_name: string, more: Partial<StudentRow> = {}): StudentRow => ({
  first_name,
  last_name,
  email: '',
  registration: '',
  birth_date: '',
  ...more,
});
const someone = (first_name: string, last_name: string, more: Partial<KnownStudent> = {}): KnownStudent => ({
  id: 7,
  first_name,
  last_name,
  username: 'alguem',
  email: '',
  registration: '',
  birth_date: null,
  is_member: true,
  is_reached: true,
  is_archived: false,
  is_of_network: true,
  ...more,
});
const plan = (rows: StudentRow[], known: KnownStudent[] = [], taken: string[] = []) => planCreation(rows, known, new Set(taken), TODAY);
const only = (rows: StudentRow[], known: KnownStudent[] = []) => plan(rows, known)[0];

test.each([
  ['', null],
  ['31/12/2012', '2012-12-31'],
  ['1/2/2013', '2013-02-01'],
  ['2013-02-01', '2013-02-01'],
  ['01.02.2013', '2013-02-01'],
  ['2013-02-01T00:00:00.000Z', '2013-02-01'],
  ['30/02/2013', undefined],
  ['12/31/2012', undefined],
  ['31/12/12', undefined],
  ['16/11/2026', undefined],
  ['01/01/1900', undefined],
  ['ontem', undefined],
])('%j is the day %j', (text, day) => expect(dayOf(text, TODAY)).toBe(day));

test('names are tidied, and usernames are made from them, each once', () => {
  const planned = plan([row('MARIA', 'DA SILVA'), row('Maria', 'Silva', { registration: '2' }), row('josé', 'silva')], [], ['maria.silva']);
  expect(planned.map((one) => (one.outcome === 'created' ? [one.clean.first_name, one.clean.last_name, one.username] : one))).toEqual([
    ['Maria', 'da Silva', 'maria.silva2'],
    ['Maria', 'Silva', 'maria.silva3'],
    ['José', 'Silva', 'jose.silva'],
  ]);
});

test.each([
  [row('', 'Lima'), { first_name: [messages.blankField] }],
  [row('Ana', '  '), { last_name: [messages.blankField] }],
  [row('Ana 😀', 'Lima'), { first_name: [messages.invalidName] }],
  [row('=1+1', 'Lima'), { first_name: [messages.invalidName] }],
  [row('A'.repeat(81), 'Lima'), { first_name: [messages.tooLong(80)] }],
  [row('Ana', 'Lima', { email: 'ana@' }), { email: [messages.invalidEmail] }],
  [row('Ana', 'Lima', { email: 'a..b@escola.br' }), { email: [messages.invalidEmail] }],
  [row('Ana', 'Lima', { registration: '9'.repeat(41) }), { registration: [messages.tooLong(40)] }],
  [row('Ana', 'Lima', { birth_date: '30/02/2012' }), { birth_date: [messages.invalidBirthDate] }],
])('a row is refused by field: %j', (typed, errors) => expect(only([typed])).toMatchObject({ outcome: 'refused', errors }));

test.each([
  [
    'the same registration',
    row('Ana', 'Lima', { registration: 'a1' }),
    row('Bia', 'Melo', { registration: 'A1' }),
    { registration: [messages.repeatedRow(1)] },
  ],
  [
    'the same e-mail',
    row('Ana', 'Lima', { email: 'X@y.br' }),
    row('Bia', 'Melo', { email: 'x@y.br' }),
    { email: [messages.repeatedRow(1)] },
  ],
  ['the same name', row('Ana', 'Lima'), row('ANA', 'LIMA'), { first_name: [messages.repeatedRow(1)] }],
])('%s twice in one list: the second is refused', (_, first, second, errors) => {
  expect(plan([first, second]).map((one) => one.outcome)).toEqual(['created', 'refused']);
  expect(plan([first, second])[1]).toMatchObject({ errors });
});

test.each([
  ['two birthdays', { birth_date: '01/02/2013' }, { birth_date: '02/02/2013' }],
  ['two numbers', { registration: '1' }, { registration: '2' }],
])('two people of one name are two by %s', (_, one, other) =>
  expect(plan([row('Ana', 'Lima', one), row('Ana', 'Lima', other)]).map(({ outcome }) => outcome)).toEqual(['created', 'created']),
);

test.each<[string, StudentRow, KnownStudent, object]>([
  ['by name in the class', row('ANA', 'LIMÃ'), someone('Ana', 'Lima'), { outcome: 'exists', joins: false }],
  ['not by name elsewhere', row('Ana', 'Lima'), someone('Ana', 'Lima', { is_member: false }), { outcome: 'created' }],
  [
    'not with another birthday',
    row('Ana', 'Lima', { birth_date: '01/02/2013' }),
    someone('Ana', 'Lima', { birth_date: '2012-02-01' }),
    { outcome: 'created' },
  ],
  [
    'by registration, from another class',
    row('Ana', 'Lima', { registration: 'A1' }),
    someone('Ana', 'Lima', { registration: 'a1', is_member: false }),
    { outcome: 'exists', joins: true },
  ],
  [
    'by e-mail',
    row('Ana', 'Lima', { email: 'ana@x.br' }),
    someone('Ana', 'Lima', { email: 'ANA@x.br', is_member: false }),
    { outcome: 'exists', joins: true },
  ],
  [
    'a number of someone else',
    row('Bia', 'Melo', { registration: '1' }),
    someone('Ana', 'Lima', { registration: '1' }),
    { outcome: 'refused', errors: { registration: [messages.registrationTaken] } },
  ],
  [
    'a number of another network',
    row('Bia', 'Melo', { registration: '1' }),
    someone('Ana', 'Lima', { registration: '1', is_of_network: false, is_member: false }),
    { outcome: 'created' },
  ],
  [
    'a number out of reach, even with the right name',
    row('Ana', 'Lima', { registration: '1' }),
    someone('Ana', 'Lima', { registration: '1', is_reached: false, is_member: false }),
    { outcome: 'refused', errors: { registration: [messages.registrationTaken] } },
  ],
  [
    'an e-mail out of reach',
    row('Ana', 'Lima', { email: 'a@x.br' }),
    someone('Ana', 'Lima', { email: 'a@x.br', is_reached: false, is_member: false }),
    { outcome: 'refused', errors: { email: [messages.emailTaken] } },
  ],
  [
    'an archived one',
    row('Ana', 'Lima'),
    someone('Ana', 'Lima', { is_archived: true }),
    { outcome: 'refused', errors: { first_name: [messages.studentArchived] } },
  ],
])('who is already there: %s', (_, typed, known, expected) => expect(only([typed], [known])).toMatchObject(expected));

test('five thousand rows are planned in one go', () => {
  const letters = (at: number) => [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const rows = Array.from({ length: 5000 }, (_, at) => row(`Ana ${letters(at)}`, 'Lima', { registration: `R${at}` }));
  const planned = plan(rows);
  expect(new Set(planned.map((one) => (one.outcome === 'created' ? one.username : ''))).size).toBe(5000);
});
