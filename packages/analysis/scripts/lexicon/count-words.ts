import { readText, tokensOf } from '../../src/text/read-text';
import { readConllu } from '../corpora/conllu';
import { essays, isHeldOutTheme, treebank } from '../corpora/folder';
import type { GenderVotes } from './readings-of';

const MASCULINE = new Set(
  'o os um uns do dos no nos ao aos pelo pelos este esse aquele estes esses aqueles nosso nossos seu seus meu deste desse destes desses neste nesse outro outros num dum'.split(
    ' ',
  ),
);
const FEMININE = new Set(
  'as uma umas da das na nas à às pela pelas esta essa aquela estas essas aquelas nossa nossas sua suas minha desta dessa destas dessas nesta nessa outra outras numa duma'.split(
    ' ',
  ),
);

export type WordCounts = { frequency: Map<string, number>; capitalised: Map<string, number>; votes: GenderVotes };

/** Words of graded essays and treebanks, and what the articles before them say about their gender. */
export function countWords(): WordCounts {
  const frequency = new Map<string, number>();
  const capitalised = new Map<string, number>();
  const gender = new Map<string, { masculine: number; feminine: number }>();
  const texts = [
    ...essays()
      .filter((essay) => !isHeldOutTheme(essay))
      .map((essay) => essay.paragraphs),
    ...['bosque-ud-train', 'gsd-ud-train'].map((name) => readConllu(treebank(name)).map((sentence) => sentence.text)),
  ];
  const bump = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const paragraphs of texts) {
    const tokens = tokensOf(readText(paragraphs));
    tokens.forEach((token, i) => {
      if (token.kind !== 'word') return;
      bump(frequency, token.lower);
      const before = tokens[i - 1];
      if (token.text !== token.lower && before?.kind === 'word') bump(capitalised, token.lower);
      if (!before) return;
      if (!MASCULINE.has(before.lower) && !FEMININE.has(before.lower)) return;
      const votes = gender.get(token.lower) ?? { masculine: 0, feminine: 0 };
      votes[MASCULINE.has(before.lower) ? 'masculine' : 'feminine']++;
      gender.set(token.lower, votes);
    });
  }
  return {
    frequency,
    capitalised,
    votes: (form) => {
      const { masculine, feminine } = gender.get(form) ?? { masculine: 0, feminine: 0 };
      const total = masculine + feminine;
      if (total < 4) return undefined;
      if (masculine / total > 0.85) return 'm';
      if (feminine / total > 0.85) return 'f';
      return 'both';
    },
  };
}
