import { CLOSED, NOMINAL } from '../../lexicon/morphology';
import type { Token } from '../../text/token';
import { phraseRule } from '../phrase-rule';

const opensOrComma = (tokens: Token[], from: number, to: number) => {
  const next = tokens[to + 1];
  if (next?.text === ',') return true;
  return (
    (from === 0 || tokens[from - 1]?.kind === 'punctuation') && !((next?.readings ?? 0) & NOMINAL && !((next?.readings ?? 0) & CLOSED))
  );
};
const afterArticle = (tokens: Token[], from: number) => /^(o|um|do|no|ao|pelo|seu|este|esse|os|dos)$/.test(tokens[from - 1]?.lower ?? '');

/** Words cut in two, words glued, and hyphens that the spelling reform moved. */
export const splitWord = phraseRule({
  id: 'split-word',
  category: 'erros_ortograficos',
  competence: 1,
  confidence: 0.85,
  comment: (written, instead) => `Aqui se escreve “${instead}”, e não “${written}”.`,
  phrases: [
    { words: 'por tanto', instead: 'portanto', when: opensOrComma },
    { words: 'toda via', instead: 'todavia', when: opensOrComma },
    { words: 'com tudo', instead: 'contudo', when: (tokens, _, to) => tokens[to + 1]?.text === ',' },
    { words: 'sobre tudo', instead: 'sobretudo' },
    { words: 'nem se quer', instead: 'nem sequer' },
    {
      words: 'se quer',
      instead: 'sequer',
      when: (tokens, from, to) => /^(não|nem|sem)$/.test(tokens[from - 1]?.lower ?? '') && tokens[to + 1]?.upos !== 'SCONJ',
    },
    { words: 'em quanto', instead: 'enquanto', when: (tokens, _, to) => tokens[to + 1]?.lower !== 'tempo' },
    { words: 'a cerca de', instead: 'acerca de', when: (tokens, _, to) => tokens[to + 1]?.kind !== 'number' },
    { words: 'a cima', instead: 'acima' },
    { words: 'em fim', instead: 'enfim', when: opensOrComma },
    {
      words: 'de certo',
      instead: 'decerto',
      when: (tokens, from, to) => opensOrComma(tokens, from, to) && tokens[to + 1]?.kind === 'punctuation',
    },
    { words: 'por ventura', instead: 'porventura' },
    { words: 'qual quer', instead: 'qualquer' },
    { words: 'com migo', instead: 'comigo' },
    { words: 'com tigo', instead: 'contigo' },
    { words: 'com nosco', instead: 'conosco' },
    ...['vindo', 'vindos', 'vinda', 'vindas'].map((end) => ({ words: `bem ${end}`, instead: `bem-${end}` })),
    { words: 'mal humorado', instead: 'mal-humorado' },
    { words: 'mal educado', instead: 'mal-educado' },
    { words: 'contra partida', instead: 'contrapartida' },
    { words: 'contra mão', instead: 'contramão' },
    { words: 'a onde', instead: 'aonde' },
    { words: 'nem um', instead: 'nenhum', when: (tokens, from) => /^(não|sem)$/.test(tokens[from - 2]?.lower ?? '') },
    { words: 'bem estar', instead: 'bem-estar', when: afterArticle },
    { words: 'mal estar', instead: 'mal-estar', when: afterArticle },
    { words: 'meia entrada', instead: 'meia-entrada' },
    { words: 'primeira dama', instead: 'primeira-dama' },
    { words: 'norte americano', instead: 'norte-americano' },
    { words: 'norte americana', instead: 'norte-americana' },
    { words: 'norte americanos', instead: 'norte-americanos' },
    { words: 'sul americano', instead: 'sul-americano' },
    { words: 'latino americano', instead: 'latino-americano' },
    { words: 'latino americana', instead: 'latino-americana' },
    { words: 'segunda feira', instead: 'segunda-feira' },
    { words: 'sexta feira', instead: 'sexta-feira' },
    { words: 'guarda roupa', instead: 'guarda-roupa' },
    { words: 'guarda chuva', instead: 'guarda-chuva' },
    { words: 'couve flor', instead: 'couve-flor' },
    { words: 'custo benefício', instead: 'custo-benefício' },
    { words: 'bate papo', instead: 'bate-papo' },
    {
      words: 'maior idade',
      instead: 'maioridade',
      when: (tokens, from) => /^(a|da|na|à)$/.test(tokens[from - 1]?.lower ?? '') && tokens[from + 2]?.lower === 'penal',
    },
    { words: 'lhe dar com', instead: 'lidar com' },
    { words: 'lhe dando com', instead: 'lidando com' },
    {
      words: 'afim de',
      instead: 'a fim de',
      comment: '“A fim de”, com o sentido de finalidade, se escreve separado. “Afim”, junto, quer dizer semelhante.',
    },
    { words: 'meio-ambiente', instead: 'meio ambiente' },
    { words: 'ser-humano', instead: 'ser humano' },
    { words: 'ante-mão', instead: 'antemão' },
    { words: 'em baixo', instead: 'embaixo', when: (tokens, _, to) => tokens[to + 1]?.lower === 'de' },
    {
      words: 'tão pouco',
      instead: 'tampouco',
      when: (tokens, _, to) => /^(se|o|a|os|as|há|é|são|existe|existem)$/.test(tokens[to + 1]?.lower ?? ''),
    },
    { words: 'anterior mente', instead: 'anteriormente' },
    { words: 'porcento', instead: 'por cento' },
    { words: 'ao em vez de', instead: 'em vez de' },
  ],
});
