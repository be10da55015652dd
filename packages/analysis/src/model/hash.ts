/** Features are numbers, never strings: joining strings for every word of a text is what makes taggers slow. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Mixes two hashes; the order matters. */
export function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ (b >>> 15) ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ b, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
