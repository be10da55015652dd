import { sheetLines } from '@lauda/domain/writing/composition-text';
import { expect, test } from 'vitest';
import { annotation, competences, TEXT } from '../sheet/sheet-fixture';
import { listedMarks } from './marks';

test('marks are listed as they stand beside the text: by their beginning, the longer first, those without a place last', () => {
  const marks = listedMarks(
    [
      annotation({ client_id: 'general', is_general: true, start: null, end: null, comment: 'No geral.' }),
      annotation({ client_id: 'later', start: 27, end: 33 }),
      annotation({ client_id: 'short', start: 15, end: 17 }),
      annotation({ client_id: 'long', start: 15, end: 26 }),
    ],
    competences,
    sheetLines(TEXT),
  );
  expect(marks.map(({ client_id }) => client_id)).toEqual(['long', 'short', 'later', 'general']);
});
