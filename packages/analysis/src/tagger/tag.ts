import { once, readData } from '../lexicon/read-data';
import type { Sentence } from '../text/token';
import { FEATURE_COUNT, fillFeatures, wordShape } from './features';

type Header = { bits: number; tags: string[]; keys: number; weights: number };
type Weights = { tags: string[]; mask: number; row: Int32Array; starts: Uint32Array; tag: Uint8Array; weight: Int8Array };

/** Header, then gaps between the numbers of the features that matter, how many weights each has, their tags, their values. */
const weights = once((): Weights => {
  const bytes = readData('tagger.bin.gz');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerLength = view.getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headerLength))) as Header; // written by our training script
  let at = 4 + headerLength;
  const row = new Int32Array(2 ** header.bits).fill(-1);
  let key = 0;
  for (let i = 0; i < header.keys; i++, at += 2) {
    key += view.getUint16(at, true);
    row[key] = i;
  }
  const starts = new Uint32Array(header.keys + 1);
  for (let i = 0; i < header.keys; i++, at++) starts[i + 1] = (starts[i] ?? 0) + (bytes[at] ?? 0);
  const tag = bytes.slice(at, at + header.weights);
  const weight = new Int8Array(bytes.slice(at + header.weights, at + 2 * header.weights).buffer);
  return { tags: header.tags, mask: 2 ** header.bits - 1, row, starts, tag, weight };
});

const features = new Uint32Array(FEATURE_COUNT);

/** Writes the part of speech into every token of the sentence, from left to right. */
export function tagSentence(sentence: Sentence): void {
  const { tags, mask, row, starts, tag, weight } = weights();
  const words = sentence.tokens.map((token, i) => wordShape(token.text, token.lower, token.readings, i === 0));
  const scores = new Int32Array(tags.length);
  let tag1 = tags.length;
  let tag2 = tags.length;
  sentence.tokens.forEach((token, i) => {
    const count = fillFeatures(features, words, i, tag1, tag2);
    scores.fill(0);
    for (let k = 0; k < count; k++) {
      const at = row[(features[k] ?? 0) & mask] ?? -1;
      if (at < 0) continue;
      for (let j = starts[at] ?? 0, end = starts[at + 1] ?? 0; j < end; j++) {
        const t = tag[j] ?? 0;
        scores[t] = (scores[t] ?? 0) + (weight[j] ?? 0);
      }
    }
    let best = 0;
    for (let t = 1; t < scores.length; t++) if ((scores[t] ?? 0) > (scores[best] ?? 0)) best = t;
    token.upos = tags[best] ?? 'X';
    tag2 = tag1;
    tag1 = best;
  });
}
