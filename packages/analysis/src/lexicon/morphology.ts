/** The readings the dictionary allows a form, as bits of one number. A form often has several: "canto" is a noun and a verb. */
export const MS = 1; // masculine singular, noun or adjective
export const FS = 2;
export const MP = 4;
export const FP = 8;
export const V3S = 16; // finite verb, third person singular
export const V3P = 32;
export const V_OTHER = 64; // finite verb, first or second person
export const INFINITIVE = 128;
export const GERUND = 256;
export const PARTICIPLE = 512;
export const ADVERB = 1024;
export const CLOSED = 2048; // in the dictionary with no inflection: prepositions, conjunctions, but also odd nouns
export const NAME = 4096; // written with a capital in the dictionary
export const V1P = 8192;

export const NOMINAL = MS | FS | MP | FP;
export const SINGULAR = MS | FS;
export const PLURAL = MP | FP;
export const MASCULINE = MS | MP;
export const FEMININE = FS | FP;
export const FINITE = V3S | V3P | V_OTHER | V1P;
export const VERBAL = FINITE | INFINITIVE | GERUND | PARTICIPLE;
