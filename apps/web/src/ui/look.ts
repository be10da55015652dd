import { localStore } from '../lib/storage';

/** The look of the interface: as the system says, or always one of the two. */
export const LOOKS = ['system', 'light', 'dark'] as const;
export type Look = (typeof LOOKS)[number];

const KEY = 'lauda.look';
const GROUND = { light: '#faf7f1', dark: '#14161d' };

export function readLook(): Look {
  const kept = document.documentElement.dataset.look;
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Before the first paint (before-app.ts). */
export function applyKeptLook() {
  const look = localStore.read(KEY);
  if (look === 'light' || look === 'dark') document.documentElement.dataset.look = look;
}

export function setLook(look: Look) {
  if (look === 'system') delete document.documentElement.dataset.look;
  else document.documentElement.dataset.look = look;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const system = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = GROUND[look === 'system' ? system : look];
  }
  if (look === 'system') localStore.remove(KEY);
  else localStore.write(KEY, look);
}
