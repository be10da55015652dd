import { mix } from '../model/hash';

/** Features of the second floor: the first floor's opinion in steps, alone and with what matters most around the gap. */
export const OPINION_FEATURES = 12;

/** An opinion this far against what is written counts as one of the writer's slips. */
export const SURPRISE = 1.5;

/** `gap` are the features of the gap itself, of which a few are crossed with the opinion. */
export function fillOpinion(out: Uint32Array, from: number, opinion: number, gap: Uint32Array, writer: number): number {
  const fine = Math.round(Math.max(-6, Math.min(6, opinion)) * 3);
  const coarse = Math.round(Math.max(-6, Math.min(6, opinion)));
  let n = from;
  out[n++] = mix(900, fine);
  out[n++] = mix(mix(901, coarse), gap[8] ?? 0); // parts of speech on both sides
  out[n++] = mix(mix(902, coarse), gap[2] ?? 0); // the word after
  out[n++] = mix(mix(903, coarse), gap[1] ?? 0); // the word before
  out[n++] = mix(mix(904, coarse), gap[16] ?? 0); // length since the last mark
  out[n++] = mix(mix(905, coarse), gap[21] ?? 0); // verbs on both sides
  out[n++] = mix(mix(906, coarse), gap[17] ?? 0); // what opened the stretch
  out[n++] = mix(mix(907, coarse), writer + 1);
  out[n++] = mix(mix(908, fine), writer + 1);
  return n;
}
