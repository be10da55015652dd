import { describe, expect, test } from 'vitest';
import { changeOf, conflictOf, merged, problemsOf, type StudentData } from './student-data';

const before: StudentData = { first_name: 'Ana', last_name: 'Sá', registration: '12', birth_date: '2010-03-04', email: '' };

test('only what differs travels, trimmed, an empty date as null', () => {
  expect(changeOf(before, { ...before, first_name: ' Ana Lu ', birth_date: '' }, 3)).toEqual({
    version: 3,
    first_name: 'Ana Lu',
    birth_date: null,
  });
  expect(changeOf(before, { ...before, last_name: 'Sá ' }, 3)).toBeNull();
});

test('names are needed, an e-mail is not', () => {
  expect(Object.keys(problemsOf({ ...before, first_name: ' ', email: 'x' }))).toEqual(['first_name', 'email']);
  expect(problemsOf(before)).toEqual({});
});

describe('two people on one student', () => {
  test.each([
    ['the same field, differently', { first_name: 'Aninha' }, { first_name: 'Anna' }, { disputed: ['first_name'], taken: [] }],
    ['the same field, alike', { first_name: 'Anna' }, { first_name: 'Anna' }, { disputed: [], taken: [] }],
    ['different fields', { first_name: 'Anna' }, { email: 'a@b.example' }, { disputed: [], taken: ['email'] }],
  ])('%s', (_case, mine, theirs, conflict) => {
    expect(conflictOf(before, { ...before, ...mine }, { ...before, ...theirs })).toEqual(conflict);
  });

  test('mine where I changed something, theirs elsewhere', () => {
    expect(merged(before, { ...before, first_name: 'Aninha' }, { ...before, first_name: 'Anna', registration: '99' })).toEqual({
      ...before,
      first_name: 'Aninha',
      registration: '99',
    });
  });
});
