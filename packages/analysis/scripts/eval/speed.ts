import { analyze } from '../../src/analyze';
import type { Essay } from '../corpora/folder';

/** Whole analyses of essays of about 340 words, after a warm-up. Loading is the first analysis of all, weights included. */
export function measureSpeed(list: Essay[]): { load: number; p50: number; p95: number; memory: number } {
  const begun = performance.now();
  analyze({ id: 0, paragraphs: ['Uma frase curta com um erro de ortografia: educasão.'], genre: 'enem' });
  const load = performance.now() - begun;
  const near = list.filter(({ paragraphs }) => Math.abs(paragraphs.join(' ').split(/\s+/).length - 340) < 40).slice(0, 150);
  const times = near.map(({ id, paragraphs }) => {
    const start = performance.now();
    analyze({ id, paragraphs, genre: 'enem' });
    return performance.now() - start;
  });
  const sorted = times.slice(30).sort((a, b) => a - b);
  return {
    load,
    p50: sorted[Math.floor(sorted.length * 0.5)]!,
    p95: sorted[Math.floor(sorted.length * 0.95)]!,
    memory: process.memoryUsage().rss / 2 ** 20,
  };
}
