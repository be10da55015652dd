import type { Genre, Highlight, Stats } from '../request';
import { type ReadText, sentencesOf, tokensOf } from '../text/read-text';

export function statsOf(text: ReadText, highlights: Highlight[], _genre?: Genre): Stats {
  const tokens = tokensOf(text);
  return {
    indicators: {
      erros_ortograficos: highlights.filter((highlight) => highlight.category === 'erros_ortograficos').length,
      paragrafos: text.paragraphs.filter((paragraph) => paragraph.sentences.length > 0).length,
      sentencas: sentencesOf(text).length,
      virgulas: tokens.filter((token) => token.text === ',').length,
      pontos: tokens.filter((token) => token.text === '.').length,
    },
    targets: {},
    connectives: {},
  };
}
