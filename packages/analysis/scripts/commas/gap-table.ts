import { type Chunked, chunked } from '../../src/commas/chunks';
import { gapsOf, stretchAround } from '../../src/commas/gap';
import { fillGap, GAP_FEATURES } from '../../src/commas/gap-features';
import type { OpinedSentence } from '../../src/commas/note-features';
import { understandWithoutDoubts } from '../../src/understand';
import { start } from '../corpora/clean-text';
import { readConllu } from '../corpora/conllu';
import { corrected, type Essay, essays, isHeldOut, isHeldOutTheme, share, treebank } from '../corpora/folder';
import { type CommaLabels, labelsOfCorrections, labelsOfMarks, place } from './labels';

const MOST = 2_400_000;
export const FOLDS = 3;
export const features = new Uint32Array(GAP_FEATURES * MOST);
export const comma = new Uint8Array(MOST);
/** What the text should have at the gap, as far as anybody said: the comma as written, turned round where it was noted. */
export const wanted = new Uint8Array(MOST);
let count = 0;
export const gapCount = (): number => count;

export type CommaText = {
  id: string;
  kind: 'essay' | 'corrected' | 'news';
  from: number;
  to: number;
  fold: number;
  /** Somebody went through it and noted commas. */
  noted: boolean;
  /** Themes just before the ones held aside: thresholds are read off here. */
  trial: boolean;
  /** Well enough written to learn from where commas go. */
  careful: boolean;
  sentences: Chunked[];
};

function read(id: string, kind: CommaText['kind'], paragraphs: string[], labels: CommaLabels | undefined, careful: boolean): CommaText {
  const from = count;
  const sentences: Chunked[] = [];
  const out = new Uint32Array(GAP_FEATURES);
  for (const paragraph of understandWithoutDoubts(paragraphs).paragraphs)
    for (const { tokens } of paragraph.sentences) {
      const sentence = chunked(tokens);
      sentences.push(sentence);
      for (const gap of gapsOf(tokens)) {
        const n = fillGap(out, sentence, gap, stretchAround(sentence, gap));
        if (n !== GAP_FEATURES) throw new Error(`expected ${GAP_FEATURES} features, got ${n}`);
        features.set(out, count * GAP_FEATURES);
        comma[count] = gap.comma ? 1 : 0;
        const at = place(paragraph.index, tokens[gap.left]!.end);
        const isNoted = labels && (gap.comma ? labels.unneeded.has(at) : labels.missing.has(at));
        wanted[count] = isNoted ? 1 - comma[count]! : comma[count]!;
        count++;
      }
    }
  const fold = Math.floor(share(`comma${id}`) * FOLDS);
  return { id, kind, from, to: count, fold, noted: labels !== undefined, trial: false, careful, sentences };
}

const isTrialTheme = ({ prompt }: Essay): boolean => /^aesenem-(2021_1[12]|2022_0?[1-5])$/.test(prompt);

export function readTexts(): CommaText[] {
  const texts: CommaText[] = [];
  const also = new Set(corrected().map((essay) => start(essay.paragraphs)));
  for (const essay of corrected())
    if (!isHeldOut(essay.id)) texts.push(read(essay.id, 'corrected', essay.paragraphs, labelsOfCorrections(essay.corrections), false));
  for (const essay of essays()) {
    if (isHeldOutTheme(essay) || also.has(start(essay.paragraphs))) continue;
    const careful = (essay.scores[0] ?? 0) >= 160;
    if (essay.marks?.length) {
      const text = read(essay.id, 'essay', essay.paragraphs, labelsOfMarks(essay.paragraphs, essay.marks), careful);
      texts.push({ ...text, trial: isTrialTheme(essay) });
    } else if (careful) texts.push(read(essay.id, 'essay', essay.paragraphs, undefined, careful));
  }
  // News that editors have read: nobody would note a comma there, and the second floor learns to let such text be.
  for (const name of ['gsd-ud-train', 'bosque-ud-train']) {
    const news = readConllu(treebank(name)).map((sentence) => sentence.text);
    for (let at = 0; at < news.length; at += 10)
      texts.push(read(`${name}${at}`, 'news', news.slice(at, at + 10), { missing: new Set(), unneeded: new Set() }, true));
  }
  return texts.sort((a, b) => share(`order${a.id}`) - share(`order${b.id}`));
}

/** The text as the second floor will see it, with these opinions of the first. */
export function opined(text: CommaText, opinions: Float32Array): OpinedSentence[] {
  let at = text.from;
  return text.sentences.map((sentence) => ({
    sentence,
    gaps: gapsOf(sentence.tokens).map((gap) => ({ ...gap, stretch: stretchAround(sentence, gap), opinion: opinions[at++]! })),
  }));
}
