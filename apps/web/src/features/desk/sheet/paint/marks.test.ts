import { HIGHLIGHT_CATEGORIES } from '@lauda/contract/analysis';
import { ANNOTATION_TYPES } from '@lauda/contract/review-parts';
import { clickedAt } from '@lauda/domain/text/overlaps';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { annotation, competences, highlight } from '../sheet-fixture';
import { indexMarks } from './mark-index';
import { looksOf, shownMarks } from './marks';
import { segmentsOf } from './segments';

const text = 'Primeiramente, os prefeito tratam o centro antigo como obstaculo.';
const all = new Set(HIGHLIGHT_CATEGORIES);
const paintedAs = (marks: ReturnType<typeof shownMarks>) => marks.flatMap((mark) => looksOf(mark, { competences, decisions: {} }));

test('the eight categories of the wire are four looks', () => {
  const highlights = HIGHLIGHT_CATEGORIES.map((category, at) => highlight({ key: category, category, start: at, end: at + 1 }));
  const looks = paintedAs(shownMarks({ text, highlights, shownCategories: all, annotations: [] }));
  expect(looks).toHaveLength(8);
  expect(new Set(looks)).toEqual(new Set(['sheet-spell', 'sheet-grammar', 'sheet-orality', 'sheet-special']));
});

test('a category that is off is not shown; a mark without a place in this text never is', () => {
  const marks = shownMarks({
    text,
    highlights: [
      highlight({ key: 'a', category: 'spell' }),
      highlight({ key: 'b', category: 'grammar' }),
      highlight({ key: 'c', start: 60, end: 90 }),
    ],
    shownCategories: new Set(['spell'] as const),
    annotations: [
      annotation({ client_id: 'placed' }),
      annotation({ client_id: 'orphan', is_orphan: true }),
      annotation({ client_id: 'general', is_general: true, start: null, end: null }),
      annotation({ client_id: 'beyond', start: 10, end: 999 }),
    ],
  });
  expect(marks.map(({ id }) => id).sort()).toEqual(['a:placed', 'h:a']);
});

test('a competence has its look, plagiarism its own', () => {
  const annotations = [annotation({ competence_id: 13, start: 1, end: 2 }), annotation({ annotation_type: 'plagio', start: 3, end: 4 })];
  expect(paintedAs(shownMarks({ text, highlights: [], shownCategories: all, annotations }))).toEqual(['sheet-c3', 'sheet-plagio']);
});

test('the four tones of one competence are four looks in the text', () => {
  const looks = ANNOTATION_TYPES.map((annotation_type) => {
    const annotations = [annotation({ annotation_type, competence_id: annotation_type === 'plagio' ? null : 11 })];
    return paintedAs(shownMarks({ text, highlights: [], shownCategories: all, annotations })).join('+');
  });
  expect(looks).toEqual(['sheet-c1', 'sheet-c1+sheet-elogio', 'sheet-c1+sheet-orientacao', 'sheet-plagio']);
});

const spans = fc.array(
  fc
    .tuple(fc.nat(60), fc.integer({ min: 1, max: 12 }))
    .map(([start, length]) => ({ name: `sheet-c${(start % 5) + 1}`, start, end: start + length })),
  { maxLength: 40 },
);

test('the index finds what a look at every mark finds', () => {
  fc.assert(
    fc.property(spans, fc.nat(75), (marks, position) => {
      const found = indexMarks(marks).at(position);
      expect(new Set(found)).toEqual(new Set(marks.filter(({ start, end }) => start <= position && position < end)));
      expect(clickedAt(found, position)).toHaveLength(clickedAt(marks, position).length);
    }),
  );
});

test('pieces of a line join back to it, and each has the marks that lie over all of it', () => {
  fc.assert(
    fc.property(spans, fc.nat(40), fc.integer({ min: 1, max: 30 }), (marks, start, length) => {
      const line = { start, end: start + length };
      const pieces = segmentsOf(line, indexMarks(marks));
      expect(pieces.flatMap((piece) => [piece.start, piece.end])).toEqual([
        line.start,
        ...pieces.slice(1).flatMap((piece) => [piece.start, piece.start]),
        line.end,
      ]);
      for (const piece of pieces) {
        const over = marks.filter((mark) => mark.start <= piece.start && mark.end >= piece.end);
        expect(new Set(piece.names)).toEqual(new Set(over.map(({ name }) => name)));
      }
    }),
  );
});
