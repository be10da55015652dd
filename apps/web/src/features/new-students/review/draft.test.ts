import { expect, test } from 'vitest';
import { draftOf, rowsOf, wireRow, withColumn, withEdit, withExcluded } from './draft';

const draft = draftOf({
  header: ['Nome', 'Código'],
  columns: ['full_name', 'ignored'],
  rows: [
    { line: 2, cells: ['Ana Souza', '7'] },
    { line: 3, cells: ['Bia Lima', '8'] },
  ],
});

test('a correction outlives a change of columns', () => {
  const changed = withColumn(withEdit(draft, 2, 'last_name', 'Sousa'), 1, 'registration');
  expect(rowsOf(changed)[0]?.values).toMatchObject({ first_name: 'Ana', last_name: 'Sousa', registration: '7' });
});

test('two columns cannot be the name', () => {
  expect(withColumn(draft, 1, 'full_name').columns).toEqual(['ignored', 'full_name']);
});

test('a row taken out comes back with what it had', () => {
  const out = withExcluded(draft, [3], true);
  expect(rowsOf(out).map(({ excluded }) => excluded)).toEqual([false, true]);
  expect(rowsOf(withExcluded(out, [3], false))).toEqual(rowsOf(draft));
});

test('a letter typed in one row leaves the others as they are', () => {
  const [, before] = rowsOf(draft);
  const [, after] = rowsOf(withEdit(draft, 2, 'first_name', 'An'));
  expect(after).toBe(before);
});

test('a cell longer than the contract takes is cut, for the server to refuse by its row', () => {
  expect(wireRow({ first_name: 'a'.repeat(500), last_name: '', email: '', registration: '', birth_date: 'hoje' })).toMatchObject({
    first_name: 'a'.repeat(400),
    birth_date: 'hoje',
  });
});
