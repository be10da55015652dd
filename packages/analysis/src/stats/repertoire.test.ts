import { expect, test } from 'vitest';
import { understand } from '../understand';
import { repertoireOf } from './repertoire';

// The weights are read here, before the clock of the first test runs.
understand(['Pronto.']);

test.each([
  ['Paulo Freire defendia a educação como liberdade.', ['pessoa: Paulo Freire']],
  ['O filósofo grego Aristóteles via o homem como animal político.', ['pessoa: Aristóteles']],
  ['A escritora Carolina Maria de Jesus contou a fome.', ['pessoa: Carolina Maria de Jesus']],
  ['No livro "Vidas Secas", a família foge da seca.', ['obra: Vidas Secas']],
  ['Segundo o IBGE, 30% das casas não têm esgoto.', ['fonte: Segundo', 'dado: 30%']],
  ['O país tem 12 milhões de pessoas sem água.', ['dado: 12 milhões']],
  ['De acordo com a Constituição Federal, a saúde é direito de todos.', ['fonte: acordo', 'lei: Constituição']],
  ['Como diz o ditado, "de grão em grão a galinha enche o papo".', ['citação: de grão em grão a galinha enche o papo']],
  ['Desde a Revolução Industrial, o campo se esvazia.', ['história: Revolução Industrial']],
  ['A Declaração Universal dos Direitos Humanos vale para todos.', ['lei: Declaração']],
  ['Em São Paulo e nos Estados Unidos, o Sistema Único de Saúde atende mais.', []],
  ['O segundo turno foi no domingo.', []],
  ['A lei da escola é estudar.', []],
])('%s', (sentence, wanted) => {
  expect(repertoireOf(understand([sentence])).map(({ kind, text }) => `${kind}: ${text}`)).toEqual(wanted);
});
