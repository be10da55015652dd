import { once } from '../lexicon/read-data';
import { type HashedWeights, readHashed, scoreOf } from '../model/hashed-weights';
import { isAllCapitals, isWord, type Sentence, type Token } from '../text/token';
import type { Candidate } from './doubt-features';
import { CHOICE_FEATURES, contextOf, fillChoice } from './features';
import { isSettled } from './settled';
import { variantsOf } from './variants';

const model = once((): HashedWeights => readHashed('choice.bin.gz'));
const features = new Uint32Array(CHOICE_FEATURES);

/** A form that fits this much worse than the one written is not worth a thought. */
const LEAST_MARGIN = -1;

/** For each word of the sentence with look-alikes, those that fit its place nearly as well as the written one, or better. */
export function candidatesOf({ tokens }: Sentence): Candidate[] {
  return tokens.flatMap((token, i): Candidate[] => {
    if (!isWord(token) || isName(tokens, i) || isAllCapitals(token) || isSettled(tokens, i)) return [];
    const variants = variantsOf(token.lower);
    if (variants.length === 0) return [];
    const context = contextOf(tokens, i);
    const score = (word: string) => scoreOf(model(), features, fillChoice(features, context, word));
    const written = score(token.lower);
    const fits = variants.map((variant) => ({ ...variant, margin: score(variant.word) - written }));
    const rivals = Math.min(3, fits.filter((variant) => variant.margin > 0).length);
    return fits
      .filter((variant) => variant.margin >= LEAST_MARGIN)
      .map(({ word, kind, margin }) => ({
        index: i,
        written: token.lower,
        variant: word,
        kind,
        margin,
        rivals,
        before: tokens[i - 1]?.lower ?? '^',
        after: tokens[i + 1]?.lower ?? '$',
        position: i,
        unknown: token.readings === 0,
      }));
  });
}

/** A capital inside a sentence makes a name of any word: "Porto", "Serra", "Pais de Barros". */
function isName(tokens: Token[], i: number): boolean {
  const token = tokens[i];
  return token !== undefined && token.text !== token.lower && i > 0 && tokens[i - 1]?.kind !== 'punctuation';
}
