import { readFileSync } from 'node:fs';
import { HIGHLIGHT_CATEGORIES } from '@lauda/contract/analysis';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOOKS, type Look, tokenColour, tokensCss } from '../../../../../test/token-colours';
import { groupOf } from '../../../../parts/highlight-groups';
import { brandAccent } from '../../../../ui/brand-accent';
import { contrast, mix } from '../../../../ui/contrast';

const css = readFileSync(`${import.meta.dirname}/looks.module.css`, 'utf8');

type Rule = { ground: string | null; lines: string[]; style: string | null; colour: string | null };

/** A rule of the style sheet, taken apart; a line style may stand in a token of its competence. */
function ruleOf(selector: string): Rule {
  const body = css.split(`${selector} {`).at(-1)?.split('}')[0];
  if (!css.includes(`${selector} {`) || body === undefined) throw new Error(`no rule for ${selector}`);
  const [, decoration = ''] = /text-decoration: ([^;]+);/.exec(body) ?? [];
  const [, ground = null] = /background(?:-color)?: var\(--([\w-]+)\);/.exec(body) ?? [];
  const [, token] = /var\(--(c\d-line)\)/.exec(decoration) ?? [];
  const style = token
    ? tokensCss.match(new RegExp(`--${token}: (\\w+);`))?.[1]
    : /\b(solid|dashed|dotted|double|wavy)\b/.exec(decoration)?.[1];
  return {
    ground,
    lines: decoration.match(/\b(underline|overline|line-through)\b/g) ?? [],
    style: style ?? null,
    colour: / var\(--([\w-]+)\)$/.exec(decoration)?.[1] ?? null,
  };
}
const painted = (name: string) => ruleOf(`.text::highlight(${name})`);

const NAMES = [...css.matchAll(/\.text::highlight\((sheet-[\w-]+)\)/g)].map(([, name]) => name ?? '');
/** What lies under all marks while it is looked at, or selected. */
const OVERLAYS = ['sheet-active', 'sheet-selection'];
const MARKS = NAMES.filter((name) => !OVERLAYS.includes(name));

/** The colour that a mix with nothing leaves on a ground. */
function washed(name: string, ground: string, look: Look, accent?: string): string {
  const [, token = '', share = ''] =
    new RegExp(`highlight\\(${name}\\) \\{\\s*background-color: color-mix\\(in srgb, var\\(--([\\w-]+)\\) (\\d+)%, transparent\\)`).exec(
      css,
    ) ?? [];
  return mix(accent ?? tokenColour(token, look), ground, Number(share) / 100);
}

test('every category of the wire has a line of its own group', () => {
  expect(MARKS).toEqual(expect.arrayContaining(HIGHLIGHT_CATEGORIES.map((category) => `sheet-${groupOf(category)}`)));
});

test('what is painted and what is drawn as spans look the same', () => {
  for (const name of MARKS) expect(ruleOf(`.${name}`)).toEqual(painted(name));
});

test('no two marks share their lines: neither competences, nor tones, nor groups are told by colour alone', () => {
  const said = (name: string) => {
    const { lines, style } = painted(name);
    return `${lines.join('+')} ${style}`;
  };
  const [competences, engine] = [['c1', 'c2', 'c3', 'c4', 'c5'], [...new Set(HIGHLIGHT_CATEGORIES.map(groupOf))]];
  for (const kind of [competences, engine]) expect(new Set(kind.map((one) => said(`sheet-${one}`))).size).toBe(kind.length);
  // Of the tones: below is the competence, above the tone. A correction has nothing above.
  const above = (name: string) => (painted(name).lines.includes('overline') ? painted(name).style : null);
  for (const competence of competences) expect(above(`sheet-${competence}`)).toBeNull();
  const tones = ['sheet-elogio', 'sheet-orientacao', 'sheet-plagio'].map(above);
  expect(tones).not.toContain(null);
  expect(new Set(tones).size).toBe(3);
});

describe.each(LOOKS)('in the %s look', (look) => {
  const colour = (name: string) => tokenColour(name, look);
  // Marks overlap freely: any line may lie on the sheet or on any mark's ground, under the hand or the selection.
  const plain = ['sheet', ...new Set(MARKS.flatMap((name) => painted(name).ground ?? []))].map(colour);
  const grounds = [...plain, ...plain.flatMap((ground) => OVERLAYS.map((name) => washed(name, ground, look)))];

  test.each(HIGHLIGHT_CATEGORIES)('%s: its line can be seen wherever it lies', (category) => {
    const line = colour(painted(`sheet-${groupOf(category)}`).colour ?? '');
    for (const ground of grounds) expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(MARKS)('%s: its line can be seen wherever it lies', (name) => {
    for (const ground of grounds) expect(contrast(colour(painted(name).colour ?? ''), ground)).toBeGreaterThanOrEqual(3);
  });

  test('words can be read on every ground', () => {
    for (const ground of grounds) expect(contrast(colour('ink'), ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('whatever the colour of a network, words that are looked at can be read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const accent = brandAccent(`#${value.toString(16).padStart(6, '0')}`)[look];
        for (const ground of plain) {
          expect(contrast(colour('ink'), washed('sheet-active', ground, look, accent))).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });
});
