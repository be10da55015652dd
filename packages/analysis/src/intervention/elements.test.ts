import { expect, test } from 'vitest';
import { understand } from '../understand';
import { interventionOf } from './elements';

// The weights are read here, before the clock of the first test runs.
understand(['Pronto.']);

test('the five elements of a complete proposal are found with their places', () => {
  const paragraph =
    'Portanto, cabe ao Ministério da Educação, que é responsável pelas escolas, promover oficinas de leitura por meio de parcerias com bibliotecas, a fim de formar leitores.';
  const { agente, acao, meio, finalidade, detalhamento } = interventionOf(understand(['Introdução ao tema.', paragraph]));
  expect(agente?.text).toContain('Ministério');
  expect(acao?.text).toMatch(/^cabe/);
  expect(meio?.text).toMatch(/^por meio de parcerias/);
  expect(finalidade?.text).toMatch(/^a fim de formar leitores/);
  expect(detalhamento?.text).toMatch(/^que é responsável/);
  expect(paragraph.slice(...(meio?.boundaries ?? [0, 0]))).toBe(meio?.text);
});

test('to say that something is lacking proposes nothing', () => {
  expect(Object.values(interventionOf(understand(['Faltam livros nas escolas do país.'])))).toEqual([null, null, null, null, null]);
});
