import { expect, test } from 'vitest';
import { analyze } from './analyze';

const ESSAY = [
  'Atualmente, muitas famílias vivem longe dos centros urbanos e não conseguem chegar a uma biblioteca pública.',
  'Segundo especialistas, a leitura do mundo vem antes da leitura da palavra, e quem lê pouco escreve com dificuldade.',
  'Além disso, o transporte escolar falha em boa parte do interior, o que afasta as crianças das salas de aula.',
  'Portanto, cabe ao Ministério da Educação ampliar as verbas, por meio de parcerias com as prefeituras, a fim de que nenhuma criança fique sem estudar.',
  'Com isso, espera-se que o país ofereça oportunidades a quem mais precisa delas e reduza uma desigualdade que vem de longe.',
].join(' ');

const LENGTH = 2_500;
const TIMES = 4;
/** Work in proportion grows by four, work with the square of the text by sixteen; what is mostly the former and partly the latter by more than this. */
const MOST_GROWTH = 7;
/** A machine may be busy with other things; it is not a clock that decides, but what one reading took against another. */
const PATIENCE = 60_000;

const filled = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** CPU of one reading, in milliseconds. */
function cost(paragraphs: string[]): number {
  const before = process.cpuUsage();
  analyze({ id: 1, paragraphs, genre: 'enem' });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

// The weights are read, and the code is warm, before anything is compared.
for (let i = 0; i < 5; i++) cost([ESSAY]);
const ordinary = cost([filled(`${ESSAY} `, TIMES * LENGTH)]);

/** Whatever stands in it, a text is read in no more than the time of an ordinary one of its length, or else in proportion to its length. */
function expectProportion(text: (length: number) => string[]): void {
  const large = cost(text(TIMES * LENGTH));
  if (large < ordinary || large < MOST_GROWTH * cost(text(LENGTH))) return;
  // Something may have come between: what is quadratic is so every time.
  expect(cost(text(TIMES * LENGTH)) / cost(text(LENGTH))).toBeLessThan(MOST_GROWTH);
}

test.each([
  ['one letter', 'a'],
  ['letters', 'abcdefghijklm'],
  ['accents', 'á'],
  ['spaces', ' '],
  ['quotation marks', '"'],
  ['commas', ','],
  ['underscores', '_'],
  ['letters and stops', 'a.'],
  ['an abbreviation', 'etc. '],
  ['one word', 'casa '],
  ['a word nobody knows', 'xqz '],
  ['one word and a comma', 'casa, '],
  ['brackets never closed', '(a [b {c '],
  ['siglas', 'ABC '],
  ['no full stop', 'o menino que viu a casa grande mas não entrou nela '],
  ['proposals', 'o governo deve criar leis por meio de '],
])(
  'an essay that ends in thousands of characters of %s',
  (_, piece) => {
    // After an essay, so that it is graded too.
    expectProportion((length) => [ESSAY, filled(piece, length)]);
  },
  PATIENCE,
);

test.each([
  ['a letter', 'a'],
  ['a sigla', '(ABC)'],
  ['a proposal', 'O governo deve agir.'],
])(
  'thousands of paragraphs of %s',
  (_, piece) => {
    expectProportion((length) => [ESSAY, ...Array.from({ length: length / (piece.length + 1) }, () => piece)]);
  },
  PATIENCE,
);
