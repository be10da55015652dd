import type { Cell } from '@lauda/domain/csv';

/** A table on its way to a file. */
export type Sheet = { /** Of the file, without its ending. */ name: string; header: readonly string[]; rows: readonly (readonly Cell[])[] };

export const FORMATS = ['csv', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];

/** A name that any system accepts for a file: no accents, no slashes, words joined by hyphens. */
export const fileName = (...parts: string[]): string =>
  parts
    .join(' ')
    .replace(/[ºª°]/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'lista';
