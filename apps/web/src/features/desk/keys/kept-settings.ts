import { localStore, readJson, writeJson } from '../../../lib/storage';
import { ACTIONS, DEFAULT_KEYS, DEFAULT_SETTINGS, type KeySettings } from './shortcuts';

const nameOf = (userId: number) => `lauda.keys.${userId}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** By person; what cannot be read is as it was at first. */
export function readSettings(userId: number): KeySettings {
  const kept = readJson(localStore, nameOf(userId));
  if (!isRecord(kept)) return DEFAULT_SETTINGS;
  const changed = isRecord(kept.keys) ? kept.keys : {};
  const keys = { ...DEFAULT_KEYS };
  for (const action of ACTIONS) {
    const key = changed[action];
    if (typeof key === 'string' && key !== '') keys[action] = key;
  }
  return { areLettersOn: kept.areLettersOn !== false, keys };
}

export const keepSettings = (userId: number, settings: KeySettings) => writeJson(localStore, nameOf(userId), settings);
