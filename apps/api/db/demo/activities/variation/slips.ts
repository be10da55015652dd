import type { Random } from '../../random';
import { type Edit, isFree, type Span } from './edits';

/** What hurried students write, and what a reviewer says of it. */
const SLIPS: readonly { written: RegExp; slip: string; comment: string }[] = [
  { written: /(?<!\p{L})não(?!\p{L})/gu, slip: 'nao', comment: 'Faltou o til: “não”.' },
  { written: /(?<!\p{L})também(?!\p{L})/gu, slip: 'tambem', comment: '“Também” leva acento agudo.' },
  { written: /(?<!\p{L})até(?!\p{L})/gu, slip: 'ate', comment: '“Até” leva acento; sem ele vira outra palavra (do verbo “atar”).' },
  { written: /(?<!\p{L})está(?!\p{L})/gu, slip: 'esta', comment: '“Está”, do verbo “estar”, tem acento; “esta” é pronome.' },
  { written: /(?<!\p{L})são(?!\p{L})/gu, slip: 'sao', comment: 'Faltou o til: “são”.' },
  { written: /(?<!\p{L})já(?!\p{L})/gu, slip: 'ja', comment: 'Monossílabo tônico terminado em “a” leva acento: “já”.' },
  { written: /(?<!\p{L})só(?!\p{L})/gu, slip: 'so', comment: 'Monossílabo tônico terminado em “o” leva acento: “só”.' },
  { written: /(?<!\p{L})há(?!\p{L})/gu, slip: 'a', comment: 'Do verbo “haver”: “há”.' },
  { written: /(?<!\p{L})às(?!\p{L})/gu, slip: 'as', comment: 'Preposição mais artigo: “às”, com acento grave.' },
  { written: /(?<!\p{L})à(?!\p{L})/gu, slip: 'a', comment: 'Aqui há crase: “à”. Troque por um masculino e aparecerá “ao”.' },
  { written: /(?<!\p{L})para(?= (o|a|os|as|que) )/gu, slip: 'pra', comment: 'Na escrita formal, “para”.' },
  { written: /(?<=, )mas(?= )/gu, slip: 'mais', comment: '“Mas” opõe ideias; “mais” soma. Aqui a ideia é de oposição.' },
  { written: /(?<!\p{L})porque(?= [ao]s? )/gu, slip: 'por que', comment: 'Na resposta e na explicação, “porque” é uma palavra só.' },
  { written: /(?<!\p{L})você(?!\p{L})/gu, slip: 'voce', comment: 'Faltou o circunflexo: “você”.' },
  { written: /(?<!\p{L})país(?!\p{L})/gu, slip: 'pais', comment: '“País”, com acento no “i”: “pais” são o pai e a mãe.' },
  { written: /(?<!\p{L})difícil(?!\p{L})/gu, slip: 'dificil', comment: 'Paroxítona terminada em “l” leva acento: “difícil”.' },
  { written: /(?<!\p{L})família(?!\p{L})/gu, slip: 'familia', comment: 'Faltou o acento: “família”.' },
  { written: /(?<!\p{L})ninguém(?!\p{L})/gu, slip: 'ninguem', comment: '“Ninguém” leva acento agudo no “e”.' },
  { written: /(?<!\p{L})três(?!\p{L})/gu, slip: 'tres', comment: 'Faltou o circunflexo: “três”.' },
  { written: /(?<!\p{L})água(?!\p{L})/gu, slip: 'agua', comment: '“Água” leva acento agudo.' },
];

export type Slip = Edit & { comment: string };
const known = new Map<string, Slip[]>();

function slippery(text: string): Slip[] {
  const held = known.get(text);
  if (held) return held;
  const found = SLIPS.flatMap(({ written, slip, comment }) =>
    [...text.matchAll(written)].map(({ 0: said, index }) => ({ start: index, end: index + said.length, by: slip, comment })),
  );
  known.set(text, found);
  return found;
}

/** Small haste that any text has room for: a comma less, a word cut short, a line left out. */
const HASTE: readonly { written: RegExp; slip: string }[] = [
  { written: /(?<=\p{L}), (?=\p{Ll})/gu, slip: ' ' },
  { written: /(?<!\p{L})que(?= \p{Ll})/gu, slip: 'q' },
  { written: /(?<!\p{L})muito(?= \p{Ll})/gu, slip: 'mto' },
  { written: /(?<=\p{L}) e (?=\p{Ll})/gu, slip: ', e ' },
  { written: /\n[^\n]{5,60}(?=\n)/gu, slip: '' },
  { written: /(?<=\p{L})ã(?=\p{L})/gu, slip: 'a' },
  { written: /(?<=\p{L})[áâ](?=\p{L})/gu, slip: 'a' },
  { written: /(?<=\p{L})[éê](?=\p{L})/gu, slip: 'e' },
  { written: /(?<=\p{L})ç(?=\p{L})/gu, slip: 'c' },
];

/** A few of them, where no mark lies: what tells two texts apart that would be the same. */
export function hasteIn(text: string, taken: readonly Span[], random: Random): Edit[] {
  const free = HASTE.flatMap(({ written, slip }) =>
    [...text.matchAll(written)].map(({ 0: said, index }) => ({ start: index, end: index + said.length, by: slip })),
  ).filter((edit) => isFree(edit, taken));
  return random
    .shuffled(free)
    .slice(0, 1 + random.below(4))
    .filter((edit, at, all) => isFree(edit, all.slice(0, at)));
}

/** As many as there is room for, up to `count`. */
export function slipsIn(text: string, taken: readonly Span[], count: number, random: Random): Slip[] {
  const free = slippery(text).filter((slip) => isFree(slip, taken));
  const chosen: Slip[] = [];
  for (let n = 0; n < count && free.length > 0; n += 1) chosen.push(...free.splice(random.below(free.length), 1));
  return chosen;
}
