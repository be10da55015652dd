import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export function readText(path: string): string {
  const raw = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(raw) : raw).toString('utf8');
}

/** Reads a file of one JSON record per line. The caller names the shape: these are files of our own making. */
export function readJsonl<T>(path: string): T[] {
  return readText(path)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T); // the shape is the caller's promise
}
