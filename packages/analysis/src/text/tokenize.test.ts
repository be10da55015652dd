import { expect, test } from 'vitest';
import { readText, sentencesOf, tokensOf } from './read-text';

const words = (text: string) => tokensOf(readText([text])).map((token) => token.text);

test.each([
  ['O preço é R$ 3,50.', ['O', 'preço', 'é', 'R$', '3,50', '.']],
  ['Às 19h30, o Sr. João saiu.', ['Às', '19h30', ',', 'o', 'Sr.', 'João', 'saiu', '.']],
  ['Disse-me: “basta!”', ['Disse-me', ':', '"', 'basta', '!', '"']],
  ['Custou CR$ 500 em 1993-1994, na 27.ª edição.', ['Custou', 'CR$', '500', 'em', '1993-1994', ',', 'na', '27.ª', 'edição', '.']],
  ['O G1, a BM&F e a covid19.', ['O', 'G1', ',', 'a', 'BM&F', 'e', 'a', 'covid19', '.']],
  ['P. -- E o 2º. lugar, a 1m34,5s?', ['P.', '--', 'E', 'o', '2º.', 'lugar', ',', 'a', '1m34,5s', '?']],
  ["Um guarda-chuva d'água…", ['Um', 'guarda-chuva', "d'água", '…']],
])('%s', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test('offsets are those of the text as it was sent, decomposed accents included', () => {
  const raw = 'A educac\u0327a\u0303o transforma “tudo”.';
  for (const token of tokensOf(readText([raw]))) {
    if (token.kind === 'word') expect(raw.slice(token.start, token.end)).toBe(token.text);
  }
  expect(tokensOf(readText([raw]))[1]?.lower).toBe('educação');
});

test('a sentence ends where a student forgot the space, and not inside an abbreviation', () => {
  const count = (text: string) => sentencesOf(readText([text])).length;
  expect(count('Há violência.Fato triste. O Sr. João sabe... e cala.')).toBe(3);
});

test('a sentence that nobody ends is cut, and nothing of it is lost', () => {
  const sentences = sentencesOf(readText(['casa '.repeat(1_200)]));
  expect(sentences.map(({ tokens }) => tokens.length)).toEqual([500, 500, 200]);
});

test('an address is one word', () => {
  expect(words('Veja www.gov.br/mec e portal.mec.gov.br ou fale@escola.com.br hoje.')).toEqual([
    'Veja',
    'www.gov.br/mec',
    'e',
    'portal.mec.gov.br',
    'ou',
    'fale@escola.com.br',
    'hoje',
    '.',
  ]);
});
