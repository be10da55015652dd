import { decodeBytes } from './decode-bytes';
import { separatedValues } from './separated-values';
import { type Reading, tableOf } from './table';

/** A class of 5,000 in the widest of spreadsheets is a third of this. */
const MOST_BYTES = 10 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);

export const readText = (text: string): Reading => tableOf(separatedValues(text));

/** What a file is, its first bytes say; names lie. What cannot be read is a problem to tell; only a reader that cannot be fetched throws. */
export async function readBytes(bytes: Uint8Array): Promise<Reading> {
  if (bytes.length > MOST_BYTES) return { problem: 'too-big' };
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: 'old-excel' };
  if (!startsWith(bytes, 0x50, 0x4b)) return isBinary(bytes) ? { problem: 'unreadable' } : readText(decodeBytes(bytes));
  const { readXlsx } = await import('./read-xlsx');
  try {
    return tableOf(await readXlsx(bytes));
  } catch {
    return { problem: 'unreadable' };
  }
}

/** A picture or a PDF has zero bytes; a text only in UTF-16, which says so with its mark. */
const isBinary = (bytes: Uint8Array) =>
  bytes.subarray(0, 4096).includes(0) && !startsWith(bytes, 0xff, 0xfe) && !startsWith(bytes, 0xfe, 0xff);
