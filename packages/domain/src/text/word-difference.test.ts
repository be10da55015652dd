import { expect, test } from 'vitest';
import { aMessyText, aSentence, seeded } from '../../test/a-text';
import { wordDifference } from './word-difference';

const shown = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('');

test.each([
  ['', '', ''],
  ['igual', 'igual', 'igual'],
  ['', 'novo texto', '{+novo texto+}'],
  ['velho texto', '', '[-velho texto-]'],
  ['é bom.', 'é muito bom.', 'é{+ muito+} bom.'],
  ['é bom', 'é bom demais', 'é bom{+ demais+}'],
  ['os menino foi', 'os meninos foram', 'os[- menino foi-]{+ meninos foram+}'],
  ['Ele foi, e voltou.', 'Ele foi e voltou.', 'Ele foi[-,-] e voltou.'],
  ['um  dois', 'um dois', 'um dois'],
  ['um dois', 'um\ndois', 'um{+\n+}dois'],
  ['café', 'cafe\u0301', 'cafe\u0301'],
  ['disse-lhe', 'disse-me', '[-disse-lhe-]{+disse-me+}'],
  ['a b c d e', 'a x c y e', 'a[- b-]{+ x+} c[- d-]{+ y+} e'],
  ['fim ', 'fim', 'fim[- -]'],
])('%j → %j', (before, after, difference) => expect(shown(before, after)).toBe(difference));

test('the ranges cover both texts without a gap, whatever the texts', () => {
  const random = seeded(13);
  for (let round = 0; round < 150; round += 1) {
    const [before, after] = round % 2 ? [aMessyText(random), aMessyText(random)] : [aSentence(random, 40), aSentence(random, 40)];
    const segments = wordDifference(before, after);
    for (const [side, text] of [
      ['old', before],
      ['new', after],
    ] as const) {
      let at = 0;
      for (const segment of segments) {
        expect(segment[side].start).toBe(at);
        at = segment[side].end;
      }
      expect(at).toBe(text.length);
    }
    const words = (text: string) => text.normalize('NFC').replace(/[^\S\n]+/g, '');
    for (const { kind, text, old, new: fresh } of segments) {
      if (kind === 'same') expect(words(before.slice(old.start, old.end))).toBe(words(after.slice(fresh.start, fresh.end)));
      expect(text).toBe(kind === 'removed' ? before.slice(old.start, old.end) : after.slice(fresh.start, fresh.end));
    }
  }
});

/** The quadratic table that needs no cleverness. */
function commonWords(a: string[], b: string[]): number {
  const table = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      const row = table[i + 1];
      if (row) row[j + 1] = x === y ? at(i, j) + 1 : Math.max(at(i, j + 1), at(i + 1, j));
    });
  });
  return at(a.length, b.length);
}

test('as much is kept as can be', () => {
  const random = seeded(14);
  for (let round = 0; round < 200; round += 1) {
    const [before, after] = [aSentence(random, random.below(150)), aSentence(random, random.below(150))];
    const kept = wordDifference(before, after).flatMap(({ kind, text }) => (kind === 'same' ? text.trim().split(' ') : []));
    expect(kept.length).toBe(commonWords(before.split(' ').filter(Boolean), after.split(' ').filter(Boolean)));
  }
});

test('twice 1,500 words with hardly anything in common take less than 50 ms', () => {
  const random = seeded(15);
  const texts = [0, 1, 2, 3, 4, 5].map(() => aSentence(random, 1_500));
  const times = texts.map((text, at) => {
    const begun = performance.now();
    wordDifference(text, texts[(at + 1) % texts.length] ?? '');
    return performance.now() - begun;
  });
  // The best of six: the machine may be busy, the code may not.
  expect(Math.min(...times)).toBeLessThan(50);
});
