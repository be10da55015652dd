import type { Token } from '../../text/token';

/** Names of several words that essays write small. */
const NAMES = [
  'Copa do Mundo', 'Constituição Federal', 'Constituição Brasileira', 'Código Penal', 'Código Civil', 'Código de Trânsito', 'Estados Unidos', 'São Paulo', 'Rio de Janeiro', 'Minas Gerais', 'Rio Grande do Sul',
  'Supremo Tribunal Federal', 'Congresso Nacional', 'Senado Federal', 'Câmara dos Deputados', 'Idade Média', 'Revolução Industrial', 'Revolução Francesa', 'Segunda Guerra Mundial', 'Primeira Guerra Mundial',
  'Lei Maria da Penha', 'Lei Seca', 'Lava Jato', 'Ministério Público', 'Ministério da Saúde', 'Ministério da Educação', 'Organização das Nações Unidas', 'União Europeia', 'América Latina', 'América do Sul',
  'Distrito Federal', 'Espírito Santo', 'Santa Catarina', 'Belo Horizonte', 'Porto Alegre', 'Nova York', 'Oriente Médio', 'Estatuto da Criança e do Adolescente', 'Declaração Universal dos Direitos Humanos', 'Polícia Federal', 'Polícia Militar', 'Zona do Euro', 'Bolsa Família', 'Papai Noel',
].map((name) => ({ instead: name, words: name.toLowerCase().split(' ') }));

export function properNames(tokens: Token[], i: number): { instead: string; length: number } | undefined {
  const found = NAMES.find(({ words }) => words.every((word, k) => tokens[i + k]?.lower === word));
  if (!found) return undefined;
  const written = found.words.map((_, k) => tokens[i + k]?.text).join(' ');
  return written === found.words.join(' ') ? { instead: found.instead, length: found.words.length } : undefined;
}
