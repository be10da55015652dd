import { expect, test } from 'vitest';
import { aMessyText, aSentence, type Random, seeded } from '../../test/a-text';
import { compositionRawOf } from '../writing/composition-text';
import { type Anchor, anchorOf, reanchor } from './anchors';

const made = (raw: string, quote: string, nth = 1): Anchor => {
  let at = -1;
  for (let time = 0; time < nth; time += 1) at = raw.indexOf(quote, at + 1);
  const anchor = anchorOf(raw, at, at + quote.length);
  if (!anchor) throw new Error(`nothing to anchor: ${quote}`);
  return anchor;
};
/** As the database stores it: UTF-8, which has no halves of a pair. */
const stored = (text: string) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));

test('10,000 texts: the slice is the quote, here and after a round trip, and the anchor finds itself', () => {
  const random = seeded(26);
  let anchored = 0;
  for (let round = 0; round < 10_000; round += 1) {
    const raw = compositionRawOf(aMessyText(random));
    const anchor = anchorOf(raw, random.below(raw.length + 1), random.below(raw.length + 1));
    if (!anchor) continue;
    anchored += 1;
    const same = { ...anchor, quote: stored(anchor.quote), before: stored(anchor.before), after: stored(anchor.after) };
    const isSame = stored(raw) === raw && same.before === anchor.before && same.after === anchor.after;
    if (!isSame || raw.slice(anchor.start, anchor.end) !== same.quote) expect.fail(`round ${round}: ${JSON.stringify({ raw, anchor })}`);
    const found = reanchor(same, raw);
    if (found?.start !== anchor.start || found.end !== anchor.end)
      expect.fail(`round ${round} lost itself: ${JSON.stringify({ raw, anchor, found })}`);
  }
  expect(anchored).toBeGreaterThan(9_000);
}, 60_000);

type Edit = { at: number; removed: number; inserted: string };

/** A word or a whole sentence goes out, comes in, or is replaced. */
function anEdit(random: Random, raw: string): Edit {
  const at = random.below(raw.length + 1);
  const removed = random.below(3) === 0 ? 0 : random.below(Math.min(random.pick([14, 14, 150]), raw.length - at + 1));
  return { at, removed, inserted: random.below(3) === 0 ? '' : ` ${aSentence(random, 1 + random.below(4))} ` };
}
const edited = (raw: string, { at, removed, inserted }: Edit) => raw.slice(0, at) + inserted + raw.slice(at + removed);

/** Where a range went, by following the edit; undefined when the edit touched it. */
function followed(range: { start: number; end: number }, { at, removed, inserted }: Edit): { start: number; end: number } | undefined {
  if (at + removed <= range.start) return { start: range.start + inserted.length - removed, end: range.end + inserted.length - removed };
  return at >= range.end ? range : undefined;
}

test('2,000 edits under annotations in texts that repeat themselves: found where they are, or lost; never somewhere else', () => {
  const random = seeded(27);
  const tally = { found: 0, lost: 0, lostFarFromTheEdit: 0 };
  for (let round = 0; round < 2_000; round += 1) {
    const raw = Array.from({ length: 4 }, () => aSentence(random, 30)).join('\n');
    const edit = anEdit(random, raw);
    const text = edited(raw, edit);
    for (let one = 0; one < 5; one += 1) {
      const start = random.below(raw.length);
      const anchor = anchorOf(raw, start, start + 1 + random.below(30));
      if (!anchor) continue;
      const truth = followed(anchor, edit);
      const found = reanchor(anchor, text);
      const isSame = found && text.slice(found.start, found.end) === anchor.quote;
      if (found && (!isSame || (truth && found.start !== truth.start)))
        expect.fail(`moved: ${JSON.stringify({ raw, edit, anchor, truth, found })}`);
      // An edit that touched the quote and left the same words beside it changed nothing to the eye.
      if (found && !truth && !isBesideTheEdit(found, edit)) expect.fail(`revived: ${JSON.stringify({ raw, edit, anchor, found })}`);
      if (found) tally.found += 1;
      else tally.lost += 1;
      if (!found && truth && isFarFrom(anchor, edit)) tally.lostFarFromTheEdit += 1;
    }
  }
  expect(tally.lostFarFromTheEdit).toBe(0);
  expect(tally.found).toBeGreaterThan(4 * tally.lost);
}, 60_000);

const isBesideTheEdit = ({ start, end }: { start: number; end: number }, { at, inserted }: Edit) =>
  start <= at + inserted.length && end >= at;
const isFarFrom = (anchor: Anchor, { at, removed }: Edit) =>
  at + removed < anchor.start - anchor.before.length || at > anchor.end + anchor.after.length;

test('50 annotations under an edited text: each found with its words or without an anchor, none moved', () => {
  const raw = Array.from({ length: 50 }, (_, at) => `O argumento número ${at} fala de leitura e de escola.`).join('\n');
  const anchors = Array.from({ length: 50 }, (_, at) => made(raw, 'leitura', at + 1));
  const text = raw
    .split('\n')
    .filter((_, at) => at % 10 !== 3) // five paragraphs go
    .map((line, at) => (at === 0 ? `Antes de tudo, ${line}` : line))
    .join('\n');
  const found = anchors.map((anchor) => reanchor(anchor, text));
  const lines = found.map((place) => place && text.slice(0, place.start).match(/número (\d+)(?!.*número)/s)?.[1]);
  const gone = found.flatMap((place, at) => (place ? [] : [at]));
  expect(gone).toEqual([3, 13, 23, 33, 43]);
  expect(lines.flatMap((line, at) => (line === undefined || Number(line) === at ? [] : [at]))).toEqual([]);
});

const sentence = 'A leitura amplia o repertório de quem lê, e a leitura forma o cidadão que a sociedade espera.';
test.each([
  ['unchanged', sentence, 'repertório', 1, sentence, 'repertório de quem lê'],
  ['moved by words before', sentence, 'repertório', 1, `Ora, ${sentence}`, 'repertório de quem lê'],
  ['one side changed', sentence, 'repertório', 1, sentence.replace('amplia o', 'aumenta um'), 'repertório de quem lê'],
  ['both sides changed', sentence, 'repertório', 1, 'O repertório de quem estuda', undefined],
  ['the quote changed', sentence, 'repertório', 1, sentence.replace('repertório', 'vocabulário'), undefined],
  ['the second of two', sentence, 'leitura', 2, `Ora, ${sentence}`, 'leitura forma'],
  [
    'the second of two went, the first stays unmarked',
    sentence,
    'leitura',
    2,
    sentence.replace('a leitura forma', 'isso forma'),
    undefined,
  ],
  [
    'a repeated word of which one went',
    'Isso é muito muito importante para quem estuda e para quem ensina.',
    'muito',
    2,
    'Isso é muito importante para quem estuda e para quem ensina.',
    undefined,
  ],
  [
    'a sentence copied elsewhere, the first place changed',
    sentence,
    'cidadão que a sociedade',
    1,
    `${sentence}\nFim.\n${sentence}`.replace('forma o', 'faz um'),
    'cidadão que a sociedade espera.',
  ],
  ['too little to go by', 'Oi', 'Oi', 1, 'Oito e oitenta', undefined],
  ['the whole text, unchanged', 'Oi', 'Oi', 1, 'Oi', 'Oi'],
  [
    'an emoji inside another',
    'Todo mundo sabe muito bem que ela é 👩 de verdade e ninguém duvida disso aqui.',
    '👩',
    1,
    'Todo mundo sabe muito bem que ela é 👩‍🚀 de verdade e ninguém duvida disso aqui.',
    undefined,
  ],
  [
    'a letter under an accent',
    'Ficou calado por muito tempo, pensou e disse tudo o que queria dizer a todos.',
    ' e',
    1,
    'Ficou calado por muito tempo, pensou e\u0301 disse tudo o que queria dizer a todos.',
    undefined,
  ],
])('%s', (_name, raw, quote, nth, text, begins) => {
  const found = reanchor(made(raw, quote, nth), text);
  expect(found && text.slice(found.start).startsWith(begins ?? '\0')).toBe(begins === undefined ? undefined : true);
});

test('two equal paragraphs: told apart by what stands between and around them, and given up when nothing tells', () => {
  const twice = 'Todos precisam ler mais na escola e em casa também.\nTodos precisam ler mais na escola e em casa também.';
  const second = made(twice, 'escola', 2);
  expect(reanchor(second, twice)?.start).toBe(second.start);
  expect(reanchor(second, `Título\n${twice}`)?.start).toBe(second.start + 7);
  expect(reanchor(second, twice.slice(twice.indexOf('\n') + 1))).toBeUndefined();
  const periodic = 'ha '.repeat(40);
  const inside = made(periodic, 'ha', 20);
  expect(reanchor(inside, periodic)?.start).toBe(inside.start);
  expect(reanchor(inside, `!${periodic}`)?.start).toBe(inside.start + 1);
  expect(reanchor(inside, periodic.slice(3))).toBeUndefined();
});

test('a selection backwards, beyond the text, inside a character, of nothing', () => {
  expect(anchorOf('uma casa', 8, 4)).toMatchObject({ start: 4, end: 8, quote: 'casa' });
  expect(anchorOf('casa', -3, 99)).toMatchObject({ start: 0, end: 4 });
  expect(anchorOf('a👨‍👩‍👧b', 3, 4)).toMatchObject({ start: 1, end: 9, quote: '👨‍👩‍👧' });
  expect(anchorOf('cafe\u0301', 3, 4)).toMatchObject({ quote: 'e\u0301' });
  expect([anchorOf('casa', 2, 2), anchorOf('casa', 9, 12), anchorOf('', 0, 1)]).toEqual([undefined, undefined, undefined]);
});
