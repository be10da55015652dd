/**
 * Which of very many places hold something, and the how-manieth a place is among those that do. One bit a place and a count for every 32:
 * a table as large as the places themselves would be mostly empty, and too large to stay near the processor.
 */
export type Places = { bits: Uint32Array; before: Uint32Array };

/** `each` calls back with the places in rising order. */
export function placesOf(size: number, each: (put: (place: number) => void) => void): Places {
  const bits = new Uint32Array(size >>> 5);
  each((place) => {
    bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
  });
  const before = new Uint32Array(bits.length);
  for (let i = 1; i < bits.length; i++) before[i] = (before[i - 1] ?? 0) + ones(bits[i - 1] ?? 0);
  return { bits, before };
}

/** The how-manieth `place` is, or -1 when it holds nothing. */
export function orderOf({ bits, before }: Places, place: number): number {
  const word = bits[place >>> 5] ?? 0;
  const bit = 1 << (place & 31);
  return word & bit ? (before[place >>> 5] ?? 0) + ones(word & (bit - 1)) : -1;
}

function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
