import { expect, test } from 'vitest';
import { understand } from '../understand';
import { phrasesOf } from './phrases';
import { packRemarks, remarksOn } from './remarks';

const phrases = (...paragraphs: string[]): number[][] => phrasesOf(understand(paragraphs));

test('what is written about does not tell, how it is written does', () => {
  const [first, second] = [phrases('Além disso, a girafa ajuda.'), phrases('Além disso, a tartaruga ajuda.')];
  expect(first).toEqual(second);
  expect(phrases('A escola ajuda.')).not.toEqual(phrases('A escola, ajuda.'));
});

test('the opening of the last paragraph is told from that of the one before', () => {
  const [, middle, last] = phrases('Há leis.', 'Portanto, há leis.', 'Portanto, há leis.');
  expect(last?.length).toBeGreaterThan(middle?.length ?? 0);
  expect(last).toEqual(expect.arrayContaining(middle ?? []));
});

test('remarks are added up over the paragraphs, none for more than one', () => {
  const remarks = packRemarks({ kinds: ['linked', 'loose'], base: [0.1, 0.2], terms: { 7: [1, 400, -900], 8: [1, 5000, 0] } });
  expect(remarksOn(remarks, [[7], [8], [99]])).toEqual({
    remark_linked: expect.closeTo(0.5 + 1 + 0.1),
    remark_loose: expect.closeTo(0 + 0.2 + 0.2),
  });
});
