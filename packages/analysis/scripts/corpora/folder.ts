import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonl, readText } from './read-jsonl';

export type Mark = { paragraph: number; pos: number; note: string };
export type Essay = {
  id: string;
  corpus: string;
  prompt: string;
  site: string;
  title: string;
  paragraphs: string[];
  scores: number[];
  total: number;
  date?: string;
  marks?: Mark[];
};
export type Correction = { paragraph: number; start: number; end: number; wrong: string; right: string; type: string; nonword?: boolean };
export type Corrected = { id: string; paragraphs: string[]; corrections: Correction[] };
export type Narrative = { id: string; prompt: string; paragraphs: string[]; scores: number[] };
export type Prompt = { id: string; title: string; text: string[] };
export type Example = {
  rule: string;
  category: string;
  kind: 'incorrect' | 'correct';
  text: string;
  marker: [number, number] | null;
  corrections: string[];
};

export const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

/** `--data` names the folder with graded and corrected texts; nothing of it is ever copied here. */
export function dataFolder(): string {
  const folder = option('data') ?? process.env.LAUDA_DATA;
  if (!folder) throw new Error('Say where the texts are: --data <folder>');
  return folder;
}

export const sources = (): string[] | undefined => option('sources')?.split(',');

export const everyEssay = (): Essay[] => readJsonl(join(dataFolder(), 'essays/pool.train.jsonl.gz'));
/** With `--half 0`, the essays on themes of the other half alone: what has learnt from these may judge that half unprejudiced. */
export const essays = (): Essay[] => everyEssay().filter((essay) => halfOf(essay) !== option('half'));
/** Half of the themes each. */
export const halfOf = ({ prompt }: Essay): string => (share(`half${prompt}`) < 0.5 ? '0' : '1');
export const essayBrDev = (): Essay[] => readJsonl(join(dataFolder(), 'essays/essaybr.dev.jsonl.gz'));
export const corrected = (): Corrected[] => readJsonl(join(dataFolder(), 'essays/uol.corrections.dev.jsonl.gz'));
export const prompts = (): Prompt[] => readJsonl(join(dataFolder(), 'essays/prompts.jsonl.gz'));
export const narratives = (part: 'train' | 'dev'): Narrative[] => readJsonl(join(dataFolder(), `essays/narrative.${part}.jsonl.gz`));
export const narrativePrompts = (): Prompt[] => readJsonl(join(dataFolder(), 'essays/narrative.prompts.jsonl.gz'));
export const examples = (): Example[] => readJsonl(join(dataFolder(), 'grammar-examples.dev.jsonl'));
export const treebank = (name: string): string => readText(join(dataFolder(), `ud/pt_${name}.conllu.gz`));

/** A stable number in [0, 1) from an id: the same essay is held aside on every machine. */
export function share(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0) / 2 ** 32;
}

/** What is held aside to report on: a quarter of the corrected essays, and the themes of the last year of the pool. */
export const isHeldOut = (id: string): boolean => share(id) < 0.25;
/** A part of the rest that rules and thresholds are tried on while they are made. */
export const isTrial = (id: string): boolean => share(id) >= 0.25 && share(id) < 0.45;
export const isHeldOutTheme = (essay: Essay): boolean => {
  const match = /^aesenem-(\d{4})_(\d+)$/.exec(essay.prompt);
  if (!match) return false;
  const month = Number(match[1]) * 12 + Number(match[2]);
  return month >= 2022 * 12 + 6;
};

export const sha256 = (...paths: string[]): string => {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(join(dataFolder(), path)));
  return hash.digest('hex');
};
