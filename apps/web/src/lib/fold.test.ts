import { expect, test } from 'vitest';
import { finder, fold } from './fold';

test.each([
  ['São  João ', 'sao joao'],
  ['CONCEIÇÃO', 'conceicao'],
  ['Zoë', 'zoe'],
])('%j folds to %j', (text, folded) => expect(fold(text)).toBe(folded));

test.each([
  ['', true],
  ['silva ana', true],
  ['SÍLVA', true],
  ['an cla', true],
  ['silvio', false],
])('%j finds Ana Clara da Silva: %s', (asked, found) => expect(finder(asked)(fold('Ana Clara da Silva'))).toBe(found));
