import { compare } from '../../src/similarity/compare';
import type { Essay } from '../corpora/folder';

/** Pastes one to three sentences of another essay, four times in ten lightly edited, and asks which characters are found. */
export function measureSimilarity(list: Essay[], cases = 200): { precision: number; recall: number } {
  let state = 42;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  let copied = 0;
  let told = 0;
  let both = 0;
  for (let i = 0; i < cases; i++) {
    const own = list[random(list.length)]!;
    const sources = Array.from({ length: 10 }, () => list[random(list.length)]!).filter((essay) => essay.id !== own.id);
    const source = sources[random(sources.length)]!;
    const paragraphs = [...own.paragraphs];
    const from = source.paragraphs[random(source.paragraphs.length)] ?? '';
    const sentences = from.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.split(' ').length >= 8);
    const at = random(Math.max(1, sentences.length));
    let pasted = sentences.slice(at, at + 1 + random(3)).join(' ');
    if (pasted === '') continue;
    if (random(10) < 4) pasted = edit(pasted, random);
    const p = random(paragraphs.length);
    const start = (paragraphs[p] ?? '').length + 1;
    paragraphs[p] = `${paragraphs[p]} ${pasted}`;
    const { matches } = compare({ id: own.id, paragraphs, sources: sources.map(({ id, paragraphs: list }) => ({ id, paragraphs: list })) });
    const marked = new Set<string>();
    for (const match of matches) for (let c = match.boundaries[0]; c < match.boundaries[1]; c++) marked.add(`${match.paragraph}:${c}`);
    copied += pasted.length;
    told += marked.size;
    for (let c = start; c < start + pasted.length; c++) if (marked.has(`${p}:${c}`)) both++;
  }
  return { precision: both / told, recall: both / copied };
}

function edit(text: string, random: (below: number) => number): string {
  const words = text.split(' ');
  const changes = Math.max(1, Math.floor(words.length / 10));
  for (let k = 0; k < changes; k++) {
    const at = random(words.length);
    if (random(2)) words.splice(at, 1);
    else words[at] = ['assim', 'muito', 'sempre', 'pessoas', 'grande'][random(5)]!;
  }
  return words.join(' ');
}
