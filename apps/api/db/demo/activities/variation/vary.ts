import { type Random, seeded } from '../../random';
import type { WrittenText } from '../../writing/shape';
import { applyEdits, type Edit, isFree, type Span } from './edits';
import { spareSentences } from './sentences';
import { hasteIn } from './slips';
import { swapsIn } from './swaps';
import { type Mark, type Weakness, type WeaknessKind, weaken } from './weaken';

export type Variant = {
  title: string;
  text: string;
  grades: number[] | null;
  marks: Mark[];
  /** Of these marks, those that belong to what this version does worse. */
  ownMarks: Mark[];
  remarks: { competence: number; remark: string }[];
};
export type Wish = {
  base: WrittenText;
  isEnem: boolean;
  /** The same seed, the same words: a rewriting keeps those of the first version. */
  seed: number;
  weaknesses: readonly WeaknessKind[];
  /** Small haste, where two texts would otherwise be the same. */
  isHasty?: boolean;
};

const STEP = { enem: 40, unica: 2 };
const FLOOR = { enem: 40, unica: 2 };
const SPARE = 0.5;
const KEPT = 0.5;

const located = new Map<WrittenText, Mark[]>();

/** Where the quotes of a written text stand in it. */
export function marksOf(base: WrittenText): Mark[] {
  const held = located.get(base);
  if (held) return held;
  const marks = base.annotations.map(({ quote, nth = 1, competence, tone, comment }) => {
    let start = -1;
    for (let n = 0; n < nth; n += 1) start = base.text.indexOf(quote, start + 1);
    return { start, end: start + quote.length, competence, tone, comment };
  });
  located.set(base, marks);
  return marks;
}

/** A written text as another student would have had it: other words, a sentence less, and what is asked for done worse, with grades to match. */
export function vary({ base, isEnem, seed, weaknesses, isHasty = false }: Wish): Variant {
  const [words, faults] = [seeded(seed), seeded(seed ^ 0x5bd1e995)];
  // In haste some marks are left out too: what is marked stays as it is, and short texts are marked nearly all over.
  const quoted = isHasty ? marksOf(base).filter(() => words.chance(KEPT)) : marksOf(base);
  const grades = base.grades ? [...base.grades] : null;
  const found: Weakness[] = [];
  const edits: Edit[] = [];
  for (const kind of weaknesses) {
    const taken = [...quoted, ...edits];
    const weakness = weaken(kind, { text: base.text, taken, isEnem, random: faults });
    if (!weakness || !lower(grades, weakness.competence, isEnem)) continue;
    found.push(weakness);
    edits.push(...weakness.edits);
  }
  // What is marked stays as it is: a swap in the words before it would move the mark's first letter.
  const marked = found.flatMap(({ marks }) =>
    marks.flatMap(({ on }) => [
      { start: on.start - 1, end: on.start + 1 },
      { start: on.end - 1, end: on.end },
    ]),
  );
  const taken = [...quoted, ...edits, ...marked];
  edits.push(...spareIn(base, taken, words));
  edits.push(...swapsIn(base.text, [...quoted, ...edits, ...marked], words));
  if (isHasty) edits.push(...hasteIn(base.text, [...quoted, ...edits, ...marked], words));

  const { text, placeOf } = applyEdits(base.text, edits);
  const moved = ({ start, end }: Span) => ({ start: placeOf(start), end: placeOf(end) });
  const ownMarks = found.flatMap(({ marks }) =>
    marks.map(({ on, ...mark }) => {
      // What stands in the place of other words begins where they began; an edit that ends there moved it.
      const start = 'by' in on ? placeOf(on.end) - on.by.length : placeOf(on.start);
      return { ...mark, start, end: placeOf(on.end) };
    }),
  );
  return {
    title: base.title !== null && words.chance(0.75) ? base.title : '',
    text,
    grades,
    marks: quoted.map((mark) => ({ ...mark, ...moved(mark) })),
    ownMarks: ownMarks.filter(({ start, end }) => start < end),
    remarks: found.map(({ competence, remark }) => ({ competence, remark })),
  };
}

/** One level down in that competence; false at the lowest. */
function lower(grades: number[] | null, competence: number, isEnem: boolean): boolean {
  const points = grades?.[competence - 1];
  const grid = isEnem ? 'enem' : 'unica';
  if (!grades || points === undefined || points <= FLOOR[grid]) return false;
  grades[competence - 1] = points - STEP[grid];
  return true;
}

function spareIn({ text, grades }: WrittenText, taken: readonly Span[], random: Random): Edit[] {
  const isWanted = random.chance(SPARE);
  const spare = random.shuffled(spareSentences(text)).find((one) => isFree(one, taken));
  if (!isWanted || !spare || !grades || text.length < 900) return [];
  return [{ start: spare.start, end: spare.end, by: '' }];
}
