import { understandWithoutDoubts } from '../../src/understand';
import type { GoldSentence } from '../corpora/conllu';

/** From raw text, as the engine reads it: a token counts only if it is cut and tagged as the treebank has it. */
export function measureTagging(sentences: GoldSentence[]): number {
  let right = 0;
  let all = 0;
  for (const { text, tokens } of sentences) {
    const found = new Map<string, string>();
    for (const paragraph of understandWithoutDoubts([text]).paragraphs)
      for (const sentence of paragraph.sentences) for (const { start, end, upos } of sentence.tokens) found.set(`${start}:${end}`, upos);
    let at = 0;
    for (const { form, upos } of tokens) {
      const start = text.indexOf(form, at);
      if (start < 0) continue;
      at = start + form.length;
      all++;
      if (found.get(`${start}:${at}`) === upos) right++;
    }
  }
  return right / all;
}
