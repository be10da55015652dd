import { HIGHLIGHT_CATEGORIES, type Highlight } from '@lauda/contract/analysis';
import type { BankComment } from '@lauda/contract/comment-bank';
import type { Aspect } from '@lauda/contract/review-grids';
import { render } from '@testing-library/react';
import { createRef } from 'react';
import { vi } from 'vitest';
import { Sheet } from './sheet';
import type { SheetHandle, SheetProps, ShownAnnotation } from './sheet-shape';

/** What the sheet's tests share: a short composition and a desk around it that remembers what it was told. */
export const TEXT = 'Primeiramente, os prefeito tratam o centro antigo como obstaculo.\nSem isso, ninguém reclama.';

const gridOf = (...aspects: Aspect[]) =>
  aspects.map((aspect, i) => ({ id: 11 + i, position: i + 1, aspect, short_name: `Competência ${i + 1}` }));

export const competences = gridOf('conventions', 'theme', 'argument', 'cohesion', 'proposal');
export const singleGrid = gridOf('theme', 'genre', 'argument', 'cohesion', 'conventions');

export const highlight = (some: Partial<Highlight> = {}): Highlight => ({
  key: 'k1',
  paragraph: 0,
  boundaries: [55, 64],
  start: 55,
  end: 64,
  category: 'spell',
  rule: 'acento',
  confidence: 1,
  comment: 'Falta o acento.',
  suggestions: ['obstáculo'],
  competence: 1,
  ...some,
});

export const annotation = (some: Partial<ShownAnnotation> = {}): ShownAnnotation => ({
  client_id: 'c1',
  id: 1,
  annotation_type: 'correcao',
  competence_id: 11,
  start: 15,
  end: 26,
  quote: 'os prefeito',
  is_general: false,
  is_orphan: false,
  comment: 'Concordância.',
  suggested_text: '',
  is_resolved: false,
  is_own: true,
  is_reported: false,
  author: null,
  ...some,
});

export const bankComment = (some: Partial<BankComment> = {}): BankComment => ({
  id: 1,
  origin: 'own',
  competence_id: 14,
  position: 4,
  genre_id: null,
  tone: 'orientacao',
  title: 'Conectivo',
  text: 'Troque por um conectivo que some as causas.',
  reason: '',
  example: '',
  uses: 3,
  can_edit: true,
  version: 1,
  ...some,
});

export function renderSheet(some: Partial<SheetProps> = {}) {
  const handle = createRef<SheetHandle>();
  const desk: SheetProps = {
    title: 'Quem apaga a rua',
    text: TEXT,
    competences,
    highlights: [],
    shownCategories: new Set(HIGHLIGHT_CATEGORIES),
    annotations: [],
    canAnnotate: true,
    zoom: 1,
    areKeysOn: true,
    onAnnotate: vi.fn(),
    onChange: vi.fn(),
    onRemove: vi.fn(),
    onReport: vi.fn(),
    feedback: {},
    onFeedback: vi.fn(),
    decisions: {},
    onDecide: vi.fn(),
    searchBank: vi.fn(() => Promise.resolve([])),
    onUseBank: vi.fn(),
    onSaveToBank: vi.fn(),
    ...some,
  };
  const screen = render(<Sheet ref={handle} {...desk} />);
  const show = (next: Partial<SheetProps>) => screen.rerender(<Sheet ref={handle} {...desk} {...next} />);
  return { desk, handle, show };
}

/** Lays the pointer on a unit of the text: without a layout, the document answers as if every letter were there. */
export function pointAt(position: number) {
  const line = position > 65 ? 2 : 1;
  const node = document.querySelector(`[data-line="${line}"]`);
  const inLine = line === 2 ? position - 66 : position;
  const walker = document.createTreeWalker(node ?? document.body, NodeFilter.SHOW_TEXT);
  let left = inLine;
  for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
    if (left < text.length) {
      const caret = { offsetNode: text, offset: left };
      Object.assign(document, { caretPositionFromPoint: () => caret });
      break;
    }
    left -= text.length;
  }
  const everywhere = { left: 0, right: 1000, top: 0, bottom: 1000, width: 1000, height: 1000, x: 0, y: 0 };
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue([everywhere] as unknown as DOMRectList); // a list of boxes is enough
}
