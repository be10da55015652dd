import type { Token } from '../../text/token';
import { phraseRule } from '../phrase-rule';

const opens = (tokens: Token[], from: number) => from === 0 || (from === 1 && tokens[0]?.lower === 'e');

/** Words of speech. Some only count where they are speech: "aí" at the head of a sentence, "tipo" beside "assim". */
export const orality = phraseRule({
  id: 'orality',
  category: 'oralidades',
  competence: 1,
  confidence: 0.75,
  skipQuotes: true,
  comment: (written, instead) =>
    instead
      ? `“${written}” é próprio da fala. Na escrita formal, use “${instead}”.`
      : `“${written}” é próprio da fala. Na escrita formal, procure outra expressão.`,
  phrases: [
    { words: 'pra', instead: 'para' },
    { words: 'pras', instead: 'para as' },
    { words: 'pro', instead: 'para o' },
    { words: 'pros', instead: 'para os' },
    { words: 'tá', instead: 'está' },
    { words: 'tô', instead: 'estou' },
    { words: 'né' },
    { words: 'vc', instead: 'você' },
    { words: 'vcs', instead: 'vocês' },
    { words: 'tava', instead: 'estava' },
    { words: 'cadê', instead: 'onde está' },
    { words: 'tipo assim' },
    { words: 'a gente', instead: 'nós', when: (tokens, _, to) => /^(VERB|AUX|ADV|PRON)/.test(tokens[to + 1]?.upos ?? '') },
    { words: 'aí', when: opens, instead: 'então' },
    { words: 'e aí', when: (_, from) => from === 0, instead: 'e então' },
    { words: 'bom', when: (tokens, from, to) => from === 0 && tokens[to + 1]?.text === ',' },
    { words: 'galera', instead: 'grupo' },
    { words: 'grana', instead: 'dinheiro' },
    { words: 'um monte de', instead: 'muitos' },
  ],
});
