import { figure } from '../../../lib/figures';

const counted = (count: number, one: string, many: string) => `${figure(count)} ${count === 1 ? one : many}`;

export const texts = {
  title: 'Ferramentas',
  highlights: 'Destaques',
  similarity: 'Semelhança',
  versions: 'Comparar versões',
  print: 'Imprimir espelho',
  marks: 'Marcações',
  noMarks: 'Selecione um trecho e aperte de 1 a 5.',
  noMarksRead: 'Nenhuma marcação.',
  reading: 'Lendo o texto…',
  readingFailed: 'A leitura automática falhou.',
  text: 'O texto',
  zoom: 'Tamanho da letra',
  larger: 'Aumentar a letra',
  smaller: 'Diminuir a letra',
  zoomed: (zoom: number) => `${Math.round(zoom * 100)}%`,
  general: 'texto todo',
  orphan: 'sem âncora',
  competence: (position: number) => `C${position}`,
  plagiarism: 'Plágio',
  line: (number: number) => `l. ${number}`,
  mark: (short: string, line: string) => `${short}, ${line}`,
  onOff: (group: string, count: number) => `${group}, ${counted(count, 'destaque', 'destaques')}`,
  stats: {
    palavras: 'Palavras',
    palavras_distintas: 'Palavras distintas',
    paragrafos: 'Parágrafos',
    sentencas: 'Frases',
    palavras_por_sentenca: 'Palavras por frase',
    conectivos: 'Conectivos',
    conectivos_distintos: 'Conectivos distintos',
    diversidade_lexical: 'Diversidade de palavras',
    legibilidade: 'Facilidade de leitura',
    nivel_estrutura: 'Estrutura',
    repertorio: 'Repertório',
    erros_ortograficos: 'Ortografia',
    erros_gramaticais: 'Gramática',
    oralidades: 'Marcas de fala',
    primeira_pessoa: 'Primeira pessoa',
    substantivos: 'Substantivos',
    verbos: 'Verbos',
    adjetivos: 'Adjetivos',
  } as Record<string, string>, // figures without a name are not shown: those the engine may yet learn, and lines of one's own, which it guesses and Semelhança counts
  number: figure,
  accepted: 'Desvios aceitos',
  target: (min: number | undefined, max: number | undefined) => {
    if (min !== undefined) return max === undefined ? `Esperado: ao menos ${min}` : `Esperado: de ${min} a ${max}`;
    return max === 0 ? 'Esperado: nenhuma' : `Esperado: até ${max}`;
  },
  outside: (target: string) => `, fora do esperado. ${target}.`,
  inside: (target: string) => `. ${target}.`,
};
