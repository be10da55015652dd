import { contrast, mix } from './contrast';

type Ground = { grounds: readonly string[]; soft: string; toward: string };

/** Per look: the hardest grounds an accent stands on, its own ink, the base of its soft ground (tokens.css), and where to move when it fails. */
const GROUNDS = {
  light: { grounds: ['#f3eee4', '#ffffff'], soft: '#ffffff', toward: '#000000' },
  dark: { grounds: ['#1e222d', '#1d0d06'], soft: '#221c1d', toward: '#ffffff' },
} satisfies Record<string, Ground>;
const SOFT_SHARE = 0.12;
const ENOUGH = 4.5;
const STEP = 0.04;

/** A network's colour as it brings it is rarely readable on both grounds: darkened for paper, lightened for night, no more than needed. */
export const brandAccent = (hex: string) => ({ light: readable(hex, GROUNDS.light), dark: readable(hex, GROUNDS.dark) });

function readable(hex: string, { grounds, soft, toward }: Ground) {
  for (let share = 0; share < 1; share += STEP) {
    const moved = mix(toward, hex, share);
    if ([...grounds, mix(moved, soft, SOFT_SHARE)].every((ground) => contrast(moved, ground) >= ENOUGH)) return moved;
  }
  return toward;
}

/** Puts a network's accent over the product's, or takes it away. What is no colour is as none. */
export function applyBrandAccent(hex: string | null, root: HTMLElement = document.documentElement) {
  if (hex === null || !/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(hex)) {
    root.style.removeProperty('--brand-accent');
    root.style.removeProperty('--brand-accent-dark');
    return;
  }
  const { light, dark } = brandAccent(hex);
  root.style.setProperty('--brand-accent', light);
  root.style.setProperty('--brand-accent-dark', dark);
}
