import { expect, test } from 'vitest';
import { descasoAmbiental } from '../../base/themes/descaso-ambiental';
import { enemTexts } from './compositions/all-enem';
import type { WrittenText } from './shape';

const GRID = [0, 40, 80, 120, 160, 200];
const SHARED_RUN = 12;

const name = (text: WrittenText) => `${text.theme}/${text.key}`;
const total = (text: WrittenText) => (text.grades ?? []).reduce((sum, grade) => sum + grade, 0);
const words = (text: string) => text.toLocaleLowerCase('pt-BR').match(/[\p{L}\p{N}]+/gu) ?? [];
const countOf = (text: string, quote: string) => text.split(quote).length - 1;
const graded = enemTexts.filter((text) => text.grades !== null);
const first = enemTexts.filter((text) => text.rewrites === undefined);

function runs(text: string) {
  const of = words(text);
  return new Set(of.slice(0, Math.max(0, of.length - SHARED_RUN + 1)).map((_, at) => of.slice(at, at + SHARED_RUN).join(' ')));
}

test('there are 36 compositions over 14 themes, two or three each, and 8 rewritings', () => {
  const themes = new Set(first.map((text) => text.theme));
  expect(first).toHaveLength(36);
  expect(enemTexts).toHaveLength(44);
  expect(themes.size).toBe(14);
  for (const theme of themes) expect([2, 3], theme).toContain(first.filter((text) => text.theme === theme).length);
});

test('keys are unique', () => {
  expect(new Set(enemTexts.map((text) => text.key)).size).toBe(enemTexts.length);
});

test('a text is either graded on the grid or zeroed with a reason', () => {
  for (const text of enemTexts) {
    expect((text.grades === null) !== (text.zero === null), name(text)).toBe(true);
    for (const grade of text.grades ?? []) expect(GRID, name(text)).toContain(grade);
    if (text.zero) expect(text.zero.comment.length, name(text)).toBeGreaterThan(40);
  }
});

test('the zero reasons are six different ones', () => {
  expect(new Set(enemTexts.flatMap((text) => text.zero?.reason ?? []))).toEqual(
    new Set(['em_branco', 'texto_insuficiente', 'fuga_tema', 'nao_atende_tipo', 'copia_proposta', 'anulacao_proposital']),
  );
});

test('every graded text has five comments and four to eight annotations; a zeroed one has no comment by competence', () => {
  for (const text of enemTexts) {
    expect(text.comments, name(text)).toHaveLength(text.grades ? 5 : 0);
    expect(text.general, name(text)).not.toBe('');
    if (!text.grades) continue;
    expect(text.annotations.length, name(text)).toBeGreaterThanOrEqual(4);
    expect(text.annotations.length, name(text)).toBeLessThanOrEqual(8);
  }
});

test('quotes stand in the text exactly', () => {
  for (const text of enemTexts) {
    for (const { quote, nth, competence } of text.annotations) {
      const found = countOf(text.text, quote);
      if (nth === undefined) expect(found, `${name(text)}: ${quote}`).toBe(1);
      else expect(found, `${name(text)}: ${quote}`).toBeGreaterThanOrEqual(nth);
      expect(quote, name(text)).not.toContain('\n');
      expect([1, 2, 3, 4, 5], name(text)).toContain(competence);
    }
  }
});

test('a rewriting points to a first version of the same theme and gains points', () => {
  for (const text of enemTexts.filter((one) => one.rewrites !== undefined)) {
    const before = first.find((one) => one.key === text.rewrites && one.theme === text.theme);
    expect(before, name(text)).toBeDefined();
    if (before) expect(total(text), name(text)).toBeGreaterThan(total(before));
  }
});

test(`no two texts share ${SHARED_RUN} words in a row, unless one rewrites the other`, () => {
  const ofTexts = enemTexts.map((text) => ({ text, runs: runs(text.text) }));
  for (const [at, one] of ofTexts.entries()) {
    for (const other of ofTexts.slice(at + 1)) {
      if (other.text.rewrites === one.text.key || one.text.rewrites === other.text.key) continue;
      expect(
        [...one.runs].find((run) => other.runs.has(run)),
        `${name(one.text)} × ${name(other.text)}`,
      ).toBeUndefined();
    }
  }
});

test('a text worth 480 or more has 200 words, and none overflows the sheet', () => {
  for (const text of graded) {
    const count = words(text.text).length;
    if (total(text) >= 480) expect(count, name(text)).toBeGreaterThanOrEqual(200);
    expect(count, name(text)).toBeGreaterThanOrEqual(120);
    expect(count, name(text)).toBeLessThanOrEqual(400);
  }
});

test('grades spread as those of a real school', () => {
  const totals = graded.map(total);
  const mean = totals.reduce((sum, one) => sum + one, 0) / totals.length;
  expect(mean).toBeGreaterThan(590);
  expect(mean).toBeLessThan(660);
  expect(Math.min(...totals)).toBe(200);
  expect(totals.filter((one) => one === 1000)).toHaveLength(1);
  expect(totals.filter((one) => one >= 920 && one < 1000)).toHaveLength(2);
});

test('what copies the proposal really does, and marks it', () => {
  const copied = enemTexts.filter((text) => text.zero?.reason === 'copia_proposta');
  const source = runs(descasoAmbiental.motivating_texts.map((text) => text.body).join(' '));
  expect(copied).toHaveLength(1);
  for (const text of copied) {
    expect(text.theme).toBe(descasoAmbiental.slug);
    expect([...runs(text.text)].some((run) => source.has(run))).toBe(true);
    expect(text.annotations.some((annotation) => annotation.tone === 'plagio')).toBe(true);
  }
});
