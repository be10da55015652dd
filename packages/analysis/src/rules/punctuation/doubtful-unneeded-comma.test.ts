import { expect, test } from 'vitest';
import { expectRule } from '../../../test/expect-rule';
import { understand } from '../../understand';
import { doubtfulUnneededComma } from './doubtful-unneeded-comma';
import { unneededComma } from './unneeded-comma';

expectRule(doubtfulUnneededComma, ['A lei existe, mas não é cumprida.', 'Ontem, o aluno leu o livro.']);

/** The model's answer is put in by hand: what is tested is which rule speaks. */
function spoken(probability: number): string[] {
  const text = understand(['O aluno, leu o livro.']);
  for (const { sentences } of text.paragraphs)
    for (const sentence of sentences) sentence.commas = [{ left: 1, right: 3, comma: true, probability }];
  return [unneededComma, doubtfulUnneededComma].flatMap((rule) =>
    text.paragraphs.flatMap((paragraph) => rule.check(paragraph, text).map(() => rule.id)),
  );
}

test('a comma surely too much is an error, one half in doubt a remark, and the rest is let be', () => {
  expect(spoken(0.8)).toEqual(['unneeded-comma']);
  expect(spoken(0.45)).toEqual(['doubtful-unneeded-comma']);
  expect(spoken(0.2)).toEqual([]);
});
