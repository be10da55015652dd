import { expect, test } from 'vitest';
import type { Intervention } from '../request';
import { understand } from '../understand';
import { interventionOf } from './elements';

// The weights are read here, before the clock of the first test runs.
understand(['Pronto.']);

const NAMES: Record<string, keyof Intervention> = { who: 'agente', what: 'acao', how: 'meio', for: 'finalidade', more: 'detalhamento' };

/** "[who o MEC] deve [what criar creches]": the text, and what is to be found in it. */
function read(marked: string) {
  const wanted: Partial<Record<keyof Intervention, string>> = {};
  const text = marked.replace(/\[(\w+) ([^\]]+)\]/g, (_, name: string, words: string) => {
    const element = NAMES[name];
    if (element) wanted[element] = words;
    return words;
  });
  return { text, wanted };
}

const found = (...paragraphs: string[]) =>
  Object.fromEntries(
    Object.entries(interventionOf(understand(paragraphs))).flatMap(([name, span]) => {
      if (!span) return [];
      expect(paragraphs[span.paragraph]?.slice(...span.boundaries)).toBe(span.text);
      return [[name, span.text]];
    }),
  );

test.each([
  'Portanto, cabe ao [who Ministério da Educação], [more que é responsável pelas escolas], [what promover oficinas de leitura] [how por meio de parcerias com bibliotecas], [for a fim de formar leitores].',
  'Para isso, [who o governo federal] deve, [how por meio de verbas do orçamento], [what construir creches], [for para que as mães possam trabalhar]. [more Essas creches devem ficar perto das fábricas].',
  'Logo, é preciso que [who as escolas públicas] [what ofereçam aulas de teatro], [more ministradas por artistas do bairro], [for com o objetivo de aproximar os jovens da cultura].',
  'É dever do [who Estado] – [more instância máxima da administração] – [what garantir água tratada], [how mediante obras de saneamento]. [for Assim, menos crianças adoecerão].',
  'Faz-se necessária [what a criação de ciclovias] por parte da [who prefeitura].',
  'Portanto, urge que [who a mídia], [how através de campanhas na televisão], [what divulgue os direitos dos idosos].',
  'Cabe, portanto, às [who empresas de tecnologia] [what a retirada de conteúdos falsos].',
  'Nesse sentido, [who o MEC, em parceria com as famílias], precisa [what acompanhar a frequência dos alunos].',
  'É urgentemente necessário que [who o Congresso Nacional] [what aprove leis mais duras].',
  'Que [who os pais], [how com o apoio da escola], [what leiam com os filhos].',
  'Deve-se [what plantar árvores nas calçadas] [for para refrescar as ruas].',
])('%s', (marked) => {
  const { text, wanted } = read(marked);
  expect(found('Introdução ao tema.', text)).toEqual(wanted);
});

test.each([
  'Faltam livros nas escolas do país.',
  'Se o governo deve criar leis, ninguém sabe.',
  'Medidas devem ser tomadas.',
  'É preciso que haja mais respeito.',
  'O governo deve investir em quê?',
  'A cabeça dos jovens precisa de descanso.',
  'A crise deve-se ao descaso do governo.',
])('proposes nothing: %s', (text) => {
  expect(found('Introdução ao tema.', text)).toEqual({});
});

test('of two proposals the fuller one counts, the last paragraph first', () => {
  const full = 'A escola deve criar um clube de leitura, por meio de doações, a fim de formar leitores.';
  expect(found('Tema.', `Os pais devem ler. ${full}`)).toMatchObject({ agente: 'A escola' });
  expect(found('Tema.', full, 'A prefeitura deve abrir bibliotecas.')).toMatchObject({ agente: 'A escola' });
  expect(found('Tema.', 'Os pais devem ler.', 'A prefeitura deve abrir bibliotecas.')).toMatchObject({ agente: 'A prefeitura' });
});
