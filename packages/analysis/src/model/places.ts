/**
 * Which of very many places hold something, and the how-manieth a place is among those that do. Two numbers for every 32 places: which of
 * them hold something, and how many did before. A table as large as the places themselves would be mostly empty, and too large to stay near
 * the processor.
 */
export type Places = Uint32Array;

/** `each` calls back with the places in rising order. */
export function placesOf(size: number, each: (put: (place: number) => void) => void): Places {
  const places = new Uint32Array(size >>> 4);
  each((place) => {
    const group = (place >>> 5) << 1;
    places[group] = (places[group] ?? 0) | (1 << (place & 31));
  });
  for (let i = 2; i < places.length; i += 2) places[i + 1] = (places[i - 1] ?? 0) + ones(places[i - 2] ?? 0);
  return places;
}

/** The how-manieth `place` is, or -1 when it holds nothing. */
export function orderOf(places: Places, place: number): number {
  const group = (place >>> 5) << 1;
  const word = places[group] ?? 0;
  const bit = 1 << (place & 31);
  return word & bit ? (places[group + 1] ?? 0) + ones(word & (bit - 1)) : -1;
}

function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
