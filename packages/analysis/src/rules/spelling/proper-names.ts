import type { Token } from '../../text/token';

/** Names of several words that essays write small. */
const NAMES = [
  'Copa do Mundo',
  'Copa das Confederações',
  'Constituição Federal',
  'Constituição Brasileira',
  'Código Penal',
  'Código Civil',
  'Código de Trânsito',
  'Estados Unidos',
  'São Paulo',
  'Rio de Janeiro',
  'Minas Gerais',
  'Rio Grande do Sul',
  'Supremo Tribunal Federal',
  'Congresso Nacional',
  'Senado Federal',
  'Câmara dos Deputados',
  'Idade Média',
  'Revolução Industrial',
  'Revolução Francesa',
  'Segunda Guerra Mundial',
  'Primeira Guerra Mundial',
  'Lei Maria da Penha',
  'Lei Seca',
  'Lava Jato',
  'Ministério Público',
  'Ministério da Saúde',
  'Ministério da Educação',
  'Organização das Nações Unidas',
  'União Europeia',
  'América Latina',
  'América do Sul',
  'Distrito Federal',
  'Espírito Santo',
  'Santa Catarina',
  'Belo Horizonte',
  'Porto Alegre',
  'Nova York',
  'Oriente Médio',
  'Estatuto da Criança e do Adolescente',
  'Declaração Universal dos Direitos Humanos',
  'Polícia Federal',
  'Polícia Militar',
  'Zona do Euro',
  'Bolsa Família',
  'Papai Noel',
].map((name) => ({ instead: name, words: name.toLowerCase().split(' ') }));

/** Asked for every word of a text. */
const byFirst = new Map<string, typeof NAMES>();
for (const name of NAMES) byFirst.set(name.words[0] ?? '', [...(byFirst.get(name.words[0] ?? '') ?? []), name]);

/** Small words with a capital only in these company: the State that owes, the Constitution that says. */
const IN_COMPANY = [
  ['dever do', 'Estado'],
  ['papel do', 'Estado'],
  ['cabe ao', 'Estado'],
  ['obrigação do', 'Estado'],
  ['ação do', 'Estado'],
  ['omissão do', 'Estado'],
  ['pelo', 'Estado'],
  ['a', 'Bíblia'],
  ['da', 'Bíblia'],
  ['na', 'Bíblia'],
  ['no', 'Congresso'],
  ['do', 'Congresso'],
  ['pelo', 'Congresso'],
  ['no', 'Senado'],
  ['do', 'Senado'],
  ['sua', 'Constituição'],
  ['a', 'Constituição'],
  ['na', 'Constituição'],
  ['da', 'Constituição'],
  ['pela', 'Constituição'],
  ['nossa', 'Constituição'],
  ['a', 'Copa'],
  ['da', 'Copa'],
  ['na', 'Copa'],
  ['pela', 'Copa'],
  ['uma', 'Copa'],
  ['à', 'Copa'],
  ['planeta', 'Terra'],
].map(([before = '', name = '']) => ({ before: before.split(' '), name, word: name.toLowerCase() }));

const words = new Set(IN_COMPANY.map(({ word }) => word));

function inCompany(tokens: Token[], i: number): string | undefined {
  if (!words.has(tokens[i]?.text ?? '')) return undefined;
  // "A constituição da família", "a copa das árvores", "o congresso de médicos".
  if (/^(constituição|copa|congresso)$/.test(tokens[i]?.lower ?? '') && /^(d[aeo]s?|e)$/.test(tokens[i + 1]?.lower ?? '')) return undefined;
  return IN_COMPANY.find(
    ({ before, word }) => tokens[i]?.text === word && before.every((other, k) => tokens[i - before.length + k]?.lower === other),
  )?.name;
}

export function properNames(tokens: Token[], i: number): { instead: string; length: number } | undefined {
  const single = inCompany(tokens, i);
  if (single) return { instead: single, length: 1 };
  const found = byFirst.get(tokens[i]?.lower ?? '')?.find(({ words }) => words.every((word, k) => tokens[i + k]?.lower === word));
  if (!found) return undefined;
  const written = found.words.map((_, k) => tokens[i + k]?.text).join(' ');
  return written === found.words.join(' ') ? { instead: found.instead, length: found.words.length } : undefined;
}
