import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** The one door to files: beside the built module, or at the package's root when run from source. */
const FOLDERS = ['./data/', '../data/', '../../data/'];

export function readData(name: string): Uint8Array {
  for (const folder of FOLDERS) {
    const path = fileURLToPath(new URL(folder + name, import.meta.url));
    if (!existsSync(path)) continue;
    const bytes = name.endsWith('.gz') ? gunzipSync(readFileSync(path)) : readFileSync(path);
    // A plain array, not a Buffer: the slice of a Buffer shares its memory, and readers here expect a copy.
    return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  throw new Error(`The engine's data file ${name} is missing`);
}

/** `T` is what our own training scripts write under that name. */
export const readJson = <T>(name: string): T => JSON.parse(new TextDecoder().decode(readData(name))) as T;

/** Reads at first use and keeps: weights never change while a process lives. */
export function once<T>(read: () => T): () => T {
  let value: { it: T } | undefined;
  return () => {
    value ??= { it: read() };
    return value.it;
  };
}
