import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { highlightsOf } from '../../src/highlights';
import type { Genre } from '../../src/request';
import { type Features, featuresOf } from '../../src/score/features';
import { stemsOf } from '../../src/score/known-theme';
import { phrasesOf } from '../../src/score/phrases';
import { statsOf } from '../../src/stats/stats';
import type { ReadText } from '../../src/text/read-text';
import { understand } from '../../src/understand';
import type { Mark } from '../corpora/folder';
import { notedKinds } from './note-kinds';

export type Graded = {
  id: string;
  prompt: string;
  corpus: string;
  paragraphs: string[];
  scores: number[];
  theme: { title: string; texts: string[] } | undefined;
  /** Reviewers' margin notes. */
  marks?: Mark[];
};
export type Row = {
  id: string;
  prompt: string;
  corpus: string;
  scores: number[];
  features: Features;
  stems: string[];
  title: string;
  phrases: number[][];
  /** Of each paragraph, the kinds of note it got; nothing where nobody wrote any. */
  noted?: string[][];
};

const pathOf = (name: string, list: Graded[], folder: string): string => {
  const key = createHash('sha256')
    .update(list.map(({ id }) => id).join())
    .digest('hex')
    .slice(0, 8);
  return join(dirname(fileURLToPath(import.meta.url)), folder, `features-${name}-${key}.json`);
};

/** The rows of these texts, if they were read before. */
export function keptTable(name: string, list: Graded[], folder = '.'): Row[] | undefined {
  const path = pathOf(name, list, folder);
  if (!existsSync(path)) return undefined;
  const byId = new Map(list.map((text) => [text.id, text]));
  const kept = JSON.parse(readFileSync(path, 'utf8')) as Row[]; // written just below
  return kept.map((row) => ({
    ...row,
    prompt: byId.get(row.id)?.prompt ?? row.prompt,
    corpus: byId.get(row.id)?.corpus ?? row.corpus,
    stems: [...stemsOf(byId.get(row.id)?.paragraphs ?? [])],
    title: byId.get(row.id)?.theme?.title ?? '',
  }));
}

/** Reading thousands of essays takes minutes: rows are kept in .cache until `--fresh` is asked for. */
export function featureTable(genre: Genre, name: string, list: Graded[]): Row[] {
  const kept = process.argv.includes('--fresh') ? undefined : keptTable(name, list);
  if (kept) return kept;
  const path = pathOf(name, list, '.');
  const rows = list.map(({ id, prompt, corpus, paragraphs, scores, theme, marks }): Row => {
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
      phrases: phrasesOf(text),
      ...(marks?.length ? { noted: notedKinds(marks, filledParagraphs(text)) } : {}),
    };
  });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(rows));
  console.log('read', name, rows.length);
  return rows;
}

const filledParagraphs = ({ paragraphs }: ReadText): number[] =>
  paragraphs.filter(({ sentences }) => sentences.length > 0).map(({ index }) => index);
