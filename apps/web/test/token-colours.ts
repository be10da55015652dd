import { readFileSync } from 'node:fs';

export const LOOKS = ['light', 'dark'] as const;
export type Look = (typeof LOOKS)[number];

/** The tokens as they are shipped. */
export const tokensCss = readFileSync(`${import.meta.dirname}/../src/ui/tokens.css`, 'utf8');

/** The colour of a token in a look: what stands in its light-dark(), or inside the fallback of a var() there. */
export function tokenColour(name: string, look: Look): string {
  const line = tokensCss.match(new RegExp(`--${name}: light-dark\\(([^;]+)\\);`))?.[1] ?? '';
  const colours = line.match(/#[0-9a-f]{6}/g) ?? [];
  const found = colours[look === 'light' ? 0 : 1];
  if (colours.length !== 2 || !found) throw new Error(`--${name} does not hold two colours`);
  return found;
}
