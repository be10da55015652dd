import { type Mark, narrativePrompts, type Prompt, prompts } from '../corpora/folder';
import type { Graded } from './feature-table';

type Themes = Map<string, { title: string; texts: string[] }>;
const byId = (list: Prompt[]): Themes => new Map(list.map(({ id, title, text }) => [id, { title, texts: text }]));

export const themes = byId(prompts());
export const narrativeThemes = byId(narrativePrompts());

type Text = { id: string; prompt: string; paragraphs: string[]; scores: number[]; corpus?: string; marks?: Mark[] };

/** Texts as the folder holds them, each with its theme. */
export const graded = (list: Text[], known: Themes): Graded[] =>
  list.map(({ id, prompt, paragraphs, scores, corpus = '', marks = [] }) => ({
    id,
    prompt,
    paragraphs,
    scores,
    corpus,
    marks,
    theme: known.get(prompt),
  }));
