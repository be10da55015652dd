import { highlightsOf } from '../../src/highlights';
import { doubtfulComma } from '../../src/rules/punctuation/doubtful-comma';
import { doubtfulUnneededComma } from '../../src/rules/punctuation/doubtful-unneeded-comma';
import { missingComma } from '../../src/rules/punctuation/missing-comma';
import { unneededComma } from '../../src/rules/punctuation/unneeded-comma';
import { understand } from '../../src/understand';
import type { Essay } from '../corpora/folder';

/** `whereNoted` leaves out the marks in texts whose reviewer noted no such comma at all. */
type Result = { notes: number; recall: number; precision: number; whereNoted: number };

/** Reviewers' notes stand at the beginning of the word after the comma's place: a mark must reach it. */
export function measureCommas(list: Essay[]): Record<'missing' | 'sure' | 'unneeded' | 'unneededSure', Result> {
  const none = () => ({ notes: 0, found: 0, marks: 0, marksWhereNoted: 0, hits: 0 });
  const tally = { missing: none(), sure: none(), unneeded: none(), unneededSure: none() };
  for (const essay of list) {
    const text = understand(essay.paragraphs);
    for (const [kind, using, pattern] of [
      ['missing', [missingComma, doubtfulComma], /^v[ií]rgula\b/i],
      ['sure', [missingComma], /^v[ií]rgula\b/i],
      ['unneeded', [unneededComma, doubtfulUnneededComma], /^sem v[ií]rgula/i],
      ['unneededSure', [unneededComma], /^sem v[ií]rgula/i],
    ] as const) {
      const marks = highlightsOf(text, [...using]);
      const notes = (essay.marks ?? []).filter(({ note }) => pattern.test(note));
      const meets = (h: (typeof marks)[number], n: (typeof notes)[number]) =>
        h.paragraph === n.paragraph && h.boundaries[0] < n.pos && n.pos <= h.boundaries[1];
      const t = tally[kind];
      t.notes += notes.length;
      t.marks += marks.length;
      if (notes.length > 0) t.marksWhereNoted += marks.length;
      t.found += notes.filter((note) => marks.some((mark) => meets(mark, note))).length;
      t.hits += marks.filter((mark) => notes.some((note) => meets(mark, note))).length;
    }
  }
  const result = ({ notes, found, marks, marksWhereNoted, hits }: ReturnType<typeof none>): Result => ({
    notes,
    recall: found / notes,
    precision: hits / Math.max(1, marks),
    whereNoted: hits / Math.max(1, marksWhereNoted),
  });
  return {
    missing: result(tally.missing),
    sure: result(tally.sure),
    unneeded: result(tally.unneeded),
    unneededSure: result(tally.unneededSure),
  };
}
