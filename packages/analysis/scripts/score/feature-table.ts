import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { highlightsOf } from '../../src/highlights';
import type { Genre } from '../../src/request';
import { type Features, featuresOf } from '../../src/score/features';
import { stemsOf } from '../../src/score/known-theme';
import { statsOf } from '../../src/stats/stats';
import { understand } from '../../src/understand';

export type Graded = {
  id: string;
  prompt: string;
  corpus: string;
  paragraphs: string[];
  scores: number[];
  theme: { title: string; texts: string[] } | undefined;
};
export type Row = { id: string; prompt: string; corpus: string; scores: number[]; features: Features; stems: string[]; title: string };

/** Reading thousands of essays takes minutes: rows are kept in .cache until `--fresh` is asked for. */
export function featureTable(genre: Genre, name: string, list: Graded[]): Row[] {
  const key = createHash('sha256')
    .update(list.map(({ id }) => id).join())
    .digest('hex')
    .slice(0, 8);
  const path = join(dirname(fileURLToPath(import.meta.url)), `features-${name}-${key}.json`);
  const byId = new Map(list.map((text) => [text.id, text]));
  if (existsSync(path) && !process.argv.includes('--fresh')) {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as Row[]; // written just below
    return kept.map((row) => ({
      ...row,
      prompt: byId.get(row.id)?.prompt ?? row.prompt,
      corpus: byId.get(row.id)?.corpus ?? row.corpus,
      stems: [...stemsOf(byId.get(row.id)?.paragraphs ?? [])],
      title: byId.get(row.id)?.theme?.title ?? '',
    }));
  }
  const rows = list.map(({ id, prompt, corpus, paragraphs, scores, theme }): Row => {
    const text = understand(paragraphs);
    const highlights = highlightsOf(text);
    const stats = statsOf(text, highlights, genre, theme);
    return {
      id,
      prompt,
      corpus,
      scores,
      features: featuresOf({ text, highlights, stats, ...(theme ? { theme } : {}) }),
      stems: [...stemsOf(paragraphs)],
      title: theme?.title ?? '',
    };
  });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(rows));
  console.log('read', name, rows.length);
  return rows;
}
