import { expect, test } from 'vitest';
import { expectRule } from '../../../test/expect-rule';
import { understand } from '../../understand';
import { doubtfulComma } from './doubtful-comma';
import { missingComma } from './missing-comma';

expectRule(missingComma, [
  'A lei [[existe mas → existe, mas]] não é cumprida.',
  'A lei existe, mas não é cumprida.',
  'O aluno leu o livro.',
  'O plano tem um porém que preocupa.',
  'Não só o pai mas também a mãe trabalham.',
]);

/** The model's answer is put in by hand: what is tested is which rule speaks. */
function spoken(probability: number): string[] {
  const text = understand(['Com isso o país cresce.']);
  for (const { sentences } of text.paragraphs)
    for (const sentence of sentences) sentence.commas = [{ left: 1, right: 2, comma: false, probability }];
  return [missingComma, doubtfulComma]
    .filter((rule) => text.paragraphs.some((paragraph) => rule.check(paragraph, text).length > 0))
    .map((rule) => rule.id);
}

test('a comma surely missing is an error, one half missed a remark, and the rest is let be', () => {
  expect(spoken(0.8)).toEqual(['missing-comma']);
  expect(spoken(0.5)).toEqual(['doubtful-comma']);
  expect(spoken(0.38)).toEqual(['doubtful-comma']);
  expect(spoken(0.2)).toEqual([]);
});
