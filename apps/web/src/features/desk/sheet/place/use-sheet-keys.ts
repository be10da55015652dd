import { type WordRange, wordRanges } from '@lauda/domain/text/word-steps';
import type { SheetLine } from '@lauda/domain/writing/composition-text';
import { type KeyboardEvent, useRef } from 'react';
import type { useSelection } from './use-selection';
import { growCursor, moveCursor, type Step } from './word-cursor';

const STEPS: Partial<Record<string, Step>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'down',
  ArrowUp: 'up',
  Home: 'lineStart',
  End: 'lineEnd',
};
const FAR_STEPS: Partial<Record<string, Step>> = { Home: 'textStart', End: 'textEnd', ArrowRight: 'next', ArrowLeft: 'previous' };

type Keys = {
  text: string;
  lines: readonly SheetLine[];
  selection: ReturnType<typeof useSelection>;
  areKeysOn: boolean;
  canAnnotate: boolean;
  onMoved(quote: string): void;
  /** Position of a competence, or null for none yet. */
  onMark(position: number | null): void;
  onGoToMark(direction: 1 | -1): void;
  /** Whether there was something to close. */
  onEscape(): boolean;
};

/** The keys of the sheet while it has the focus. What they do not know goes on to the page. */
export function useSheetKeys(keys: Keys) {
  const words = useRef<{ text: string; words: WordRange[] } | null>(null);
  const wordsOf = (text: string) => {
    // Cut into words when a key asks for it, not when the sheet opens.
    if (words.current?.text !== text) words.current = { text, words: wordRanges(text) };
    return words.current.words;
  };

  function walk(step: Step, isGrowing: boolean) {
    const { selection, text, lines, onMoved } = keys;
    const move = isGrowing ? growCursor : moveCursor;
    const next = move(selection.cursor(), step, { words: wordsOf(text), lines });
    if (!next) return;
    selection.select(next);
    onMoved(selection.selected()?.quote ?? '');
  }

  function isHandled(event: KeyboardEvent): boolean {
    const { key, shiftKey, altKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    if (altKey) return false;
    if (isControl && (key === 'ArrowDown' || key === 'ArrowUp')) {
      keys.onGoToMark(key === 'ArrowDown' ? 1 : -1);
      return true;
    }
    const step = (isControl ? FAR_STEPS : STEPS)[key];
    if (step) {
      walk(step, shiftKey);
      return true;
    }
    if (isControl) return false;
    if (key === 'Escape') return keys.onEscape();
    if (key === 'Enter') {
      keys.onMark(null);
      return true;
    }
    if (!keys.areKeysOn) return false;
    if (key === 'n' || key === 'N') {
      keys.onGoToMark(shiftKey ? -1 : 1);
      return true;
    }
    if (!keys.canAnnotate || !/^[1-5]$/.test(key)) return false;
    keys.onMark(Number(key));
    return true;
  }

  return (event: KeyboardEvent) => {
    if (!isHandled(event)) return;
    event.preventDefault();
    // The desk listens on the page: an arrow here walks the text, it does not change a grade.
    event.stopPropagation();
  };
}
