/** A word, number or mark of punctuation with everything the floors above learn about it. */
export type Token = {
  /** As written (after normalising). */
  text: string;
  /** Lower case, accents composed. */
  lower: string;
  start: number;
  end: number;
  kind: 'word' | 'number' | 'punctuation';
  /** Whether white space (or the paragraph's edge) stands before it. */
  spaced: boolean;
  /** Universal part of speech; contractions carry two, "ADP+DET". Empty until tagged. */
  upos: string;
  /** Bits of `lexicon/morphology.ts`: the readings the dictionary allows; 0 when the word is unknown. */
  readings: number;
};

/** A word that another form may have been meant for: what the learned floor hands to the rules. */
export type Doubt = { index: number; variant: string; kind: DoubtKind; probability: number };
export type DoubtKind = 'accent' | 'crase' | 'deixis' | 'pair' | 'inflection';

/** A place between two words where a comma is missing or too much, by how likely reviewers are to note it. */
export type CommaDoubt = { left: number; right: number; comma: boolean; probability: number };

export type Sentence = { tokens: Token[]; start: number; end: number; doubts: Doubt[]; commas: CommaDoubt[] };

export type Paragraph = { index: number; text: string; sentences: Sentence[] };

export const isWord = (token: Token | undefined): token is Token => token?.kind === 'word';

export const isCapitalised = (token: Token): boolean => {
  const first = token.text.charAt(0);
  return first !== first.toLowerCase();
};

/** SIGLA, but not the single letter of "A" or "E". */
export const isAllCapitals = (token: Token): boolean =>
  token.text.length > 1 && token.text === token.text.toUpperCase() && token.text !== token.text.toLowerCase();
