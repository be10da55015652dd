import { expect, test } from 'vitest';
import { analyze } from './analyze';

// The weights are read here, before the clock of the first test runs: on a busy machine that takes seconds.
analyze({ id: 0, paragraphs: ['Pronto.'], genre: 'enem' });

const sentence =
  'A leitura forma cidadãos críticos, pois amplia o repertório e ensina a argumentar com clareza diante dos problemas do país.';
const essay = [
  `No Brasil, a leitura ainda é um privilégio. ${sentence} Nesse sentido, é preciso entender as causas do problema, que vão da falta de bibliotecas ao preço dos livros.`,
  'Em primeiro lugar, o poder público investe pouco em espaços de leitura. Segundo dados do setor, poucas cidades têm bibliotecas abertas no fim de semana, o que afasta os jovens dos livros.',
  'Além disso, a escola nem sempre apresenta a leitura como prazer. Assim, o estudante associa o livro à prova, e não à descoberta, e deixa de ler quando termina os estudos.',
  'Portanto, cabe ao Ministério da Educação, por meio de parcerias com as prefeituras, abrir bibliotecas em todos os bairros, a fim de que a leitura se torne um hábito.',
];

test('an essay gets highlights inside its paragraphs, indicators, a score and the elements of its proposal', () => {
  const wrong = [...essay.slice(0, 3), `${essay[3]} Isso é um previlégio.`];
  const answer = analyze({ id: 1, paragraphs: wrong, genre: 'enem' });
  expect(answer.highlights.find(({ rule }) => rule === 'unknown-word')).toMatchObject({
    paragraph: 3,
    category: 'erros_ortograficos',
    suggestions: expect.arrayContaining(['privilégio']),
  });
  for (const { paragraph, boundaries } of answer.highlights) {
    expect(boundaries[0]).toBeLessThan(boundaries[1]);
    expect(boundaries[1]).toBeLessThanOrEqual(wrong[paragraph]?.length ?? 0);
  }
  expect(answer.stats.indicators).toMatchObject({ paragrafos: 4, erros_ortograficos: 1 });
  expect(answer.score?.competences).toHaveLength(5);
  expect(answer.score?.competences.every((grade) => grade % 40 === 0 && grade >= 0 && grade <= 200)).toBe(true);
  expect(answer.score?.total).toBe(answer.score?.competences.reduce((a, b) => a + b, 0));
  expect(answer.score?.reasons).toHaveLength(5);
  expect(answer.intervention?.meio?.text).toContain('por meio de parcerias');
});

test('tokens come only when wanted, with their offsets', () => {
  expect(analyze({ id: 1, paragraphs: ['Ela leu.'] }).tokens).toBeUndefined();
  expect(analyze({ id: 1, paragraphs: ['Ela leu.'], want: ['tokens'] }).tokens).toEqual([
    { paragraph: 0, start: 0, end: 3, upos: 'PRON' },
    { paragraph: 0, start: 4, end: 7, upos: 'VERB' },
    { paragraph: 0, start: 7, end: 8, upos: 'PUNCT' },
  ]);
});

test.each([
  ['an unknown genre', { paragraphs: essay }, /gênero/],
  ['a blank text', { paragraphs: ['  ', ''], genre: 'enem' as const }, /branco/],
  ['a tiny text', { paragraphs: ['Ler é bom.'], genre: 'enem' as const }, /curto/],
  [
    'a foreign text',
    {
      paragraphs: [`${'The students should read more books because reading opens the mind and changes the world. '.repeat(8)}`],
      genre: 'enem' as const,
    },
    /português/,
  ],
  ['a copied text', { paragraphs: essay, genre: 'enem' as const, theme: { title: 'Leitura', texts: essay } }, /motivadores/],
  ['a repeated text', { paragraphs: Array.from({ length: 6 }, () => `${sentence} ${sentence}`), genre: 'enem' as const }, /repete/],
])('%s gets no score, and is told why', (_, request, reason) => {
  const answer = analyze({ id: 1, ...request });
  expect(answer.score).toBeNull();
  expect(answer.no_score_reason).toMatch(reason);
});

test('a text that comes as one string is cut at its blank lines', () => {
  expect(analyze({ id: 1, paragraphs: [], composition_raw: 'Um.\n\nDois.' }).stats.indicators.paragrafos).toBe(2);
});
