import { expect, test } from 'vitest';
import { compare } from './compare';

const source = {
  id: 7,
  paragraphs: ['Nada aqui.', 'A leitura diária amplia o repertório e ajuda o estudante a organizar as próprias ideias com clareza.'],
};

test('a pasted passage is found with its places in both texts, accents and capitals aside', () => {
  const own =
    'Penso assim. a leitura diaria amplia o repertorio e ajuda o aluno a organizar as próprias ideias com clareza. Fim do meu texto próprio.';
  const { matches } = compare({ id: 1, paragraphs: [own], sources: [source] });
  expect(matches).toHaveLength(1);
  expect(own.slice(...(matches[0]?.boundaries ?? [0, 0]))).toBe(
    'a leitura diaria amplia o repertorio e ajuda o aluno a organizar as próprias ideias com clareza',
  );
  expect(matches[0]).toMatchObject({ source: 7, paragraph: 0, source_paragraph: 1 });
});

test('what stands between quotation marks is cited, not copied', () => {
  const own = 'Diz o autor: "A leitura diária amplia o repertório e ajuda o estudante a organizar as próprias ideias com clareza."';
  expect(compare({ id: 1, paragraphs: [own], sources: [source] }).matches).toEqual([]);
});

test('a few common words in a row are no copy', () => {
  expect(compare({ id: 1, paragraphs: ['O livro amplia o repertório e ajuda na escola.'], sources: [source] }).matches).toEqual([]);
});
