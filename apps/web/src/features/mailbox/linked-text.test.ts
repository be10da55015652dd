import { expect, test } from 'vitest';
import { linkedText } from './linked-text';

const link = (href: string) => ({ text: href, href });

test.each([
  ['sem endereço', [{ text: 'sem endereço' }]],
  ['', []],
  ['abra http://a.example/x?token=1-_2 agora', [{ text: 'abra ' }, link('http://a.example/x?token=1-_2'), { text: ' agora' }]],
  ['veja https://a.example/x.', [{ text: 'veja ' }, link('https://a.example/x'), { text: '.' }]],
  ['(http://a.example)', [{ text: '(' }, link('http://a.example'), { text: ')' }]],
  ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
])('%s', (text, pieces) => {
  expect(linkedText(text)).toEqual(pieces);
  expect(
    linkedText(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
