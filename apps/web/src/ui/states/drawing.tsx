import type { ReactNode } from 'react';
import styles from './drawing.module.css';

/** Our family of line drawings: one stroke of ink, one touch of accent, always on the same small ground line. */
const DRAWINGS = {
  sheet: (
    <>
      <path d="M46 16h36l16 16v54a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4z" data-fill />
      <path d="M82 16v16h16" />
      <path d="M54 46h32M54 56h28M54 66h14" data-soft />
      <path d="M108 44 84 74l-3 11 10-5 24-30z" data-fill />
      <path d="m84 74 7 6" />
      <circle cx="73" cy="66" r="2.6" data-accent />
    </>
  ),
  class: (
    <>
      <path d="M36 20h68a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3H36a3 3 0 0 1-3-3V23a3 3 0 0 1 3-3z" data-fill />
      <path d="M45 33h30M45 43h18" data-soft />
      <path d="M28 90c0-10 5-15 12-15s12 5 12 15M58 90c0-10 5-15 12-15s12 5 12 15M88 90c0-10 5-15 12-15s12 5 12 15" data-fill />
      <circle cx="40" cy="67" r="6" data-fill />
      <circle cx="70" cy="67" r="6" data-fill />
      <circle cx="100" cy="67" r="6" data-fill />
      <path d="M100 61V50" />
      <circle cx="100" cy="47" r="2.6" data-accent />
    </>
  ),
  path: (
    <>
      <path d="M30 86c22 0 18-20 36-20s16-22 34-22c10 0 14-6 14-14" data-dash />
      <circle cx="30" cy="86" r="5" data-fill />
      <circle cx="66" cy="66" r="5" data-fill />
      <circle cx="98" cy="44.5" r="5" data-fill />
      <path d="M114 30V12" />
      <path d="M114 12h17l-5 6 5 6h-17" data-fill />
      <circle cx="66" cy="66" r="1.8" data-accent />
    </>
  ),
  search: (
    <>
      <path d="M40 20h40l12 12v52a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4z" data-fill />
      <path d="M47 40h20M47 51h14M47 62h12" data-soft />
      <circle cx="84" cy="58" r="17" data-fill />
      <path d="m97 70 15 15" data-thick />
      <path d="M77 58a7 7 0 0 1 7-7" data-soft />
      <circle cx="84" cy="58" r="2.6" data-accent />
    </>
  ),
  offline: (
    <>
      <path d="M47 70h47c10 0 17-6 17-14s-6-13-15-14c-2-11-12-18-23-18s-20 7-23 17c-10 0-18 6-18 15s6 14 15 14z" data-fill />
      <path d="M60 42c2-5 7-8 13-8" data-soft />
      <path d="M53 80v6M70 80v6M87 80v6" data-soft />
      <path d="M40 84 102 20" />
      <circle cx="102" cy="20" r="2.6" data-accent />
    </>
  ),
  lock: (
    <>
      <path d="M42 46h56a5 5 0 0 1 5 5v33a5 5 0 0 1-5 5H42a5 5 0 0 1-5-5V51a5 5 0 0 1 5-5z" data-fill />
      <path d="M52 46V34a18 18 0 0 1 36 0v12" />
      <path d="M70 69v8" />
      <circle cx="70" cy="65" r="4" data-accent />
      <path d="M46 80h10M84 80h10" data-soft />
    </>
  ),
  tools: (
    <>
      <path d="M30 88h80" data-soft />
      <path d="M40 88V44h60v44" data-fill />
      <path d="M34 44 70 20l36 24z" data-fill />
      <path d="M62 88V66a8 8 0 0 1 16 0v22" />
      <path d="M112 88 126 34M121 88l14-54M115.5 74h9M119 60.5h9M122.5 47h9" />
      <circle cx="70" cy="35" r="2.6" data-accent />
    </>
  ),
  lost: (
    <>
      <path d="M70 90V24" />
      <path d="M70 28h32l8 8-8 8H70z" data-fill />
      <path d="M70 50H42l-8 8 8 8h28z" data-fill />
      <path d="M78 36h14M48 58h14" data-soft />
      <circle cx="70" cy="21" r="2.6" data-accent />
    </>
  ),
  done: (
    <>
      <path d="M40 34h48l-4 50a5 5 0 0 1-5 5H49a5 5 0 0 1-5-5z" data-fill />
      <path d="M87 46h8a9 9 0 0 1 0 20h-9" />
      <path d="M56 26c-4-5 4-7 0-12M70 26c-4-5 4-7 0-12" data-soft />
      <path d="m54 62 8 8 14-15" data-accent-line />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof DRAWINGS;

/** Says nothing to a screen reader: the words beside it do. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 0 140 104" className={styles.drawing} aria-hidden="true" focusable="false">
      <ellipse cx="70" cy="93" rx="52" ry="6" data-ground />
      {DRAWINGS[name]}
    </svg>
  );
}
