import { titleKey } from '../../src/score/known-theme';
import { type Essay, essayBrDev } from '../corpora/folder';
import type { Graded } from './feature-table';

export const ESSAY_BR = 'essay-br-dev';

/** Where the essays of a theme come from decides in whose company its graders are put when the theme has few of them. */
const CIRCLES: Record<string, string> = { uol: 'uolj', al: 'uolj', brasilescola: 'brasilescola', unmatched: 'unmatched' };

/** The essays of Essay-BR. It numbers its themes anew: those that the pool has under another number are one theme with it. */
export function essayBrGraded(pool: Graded[], themes: Map<string, { title: string; texts: string[] }>): Graded[] {
  const list = essayBrDev();
  const known = new Map(pool.map(({ theme, prompt }) => [titleKey(theme?.title ?? ''), prompt]));
  known.delete('');
  return list.map(({ id, prompt, paragraphs, scores }) => {
    const theme = themes.get(prompt);
    return {
      id,
      paragraphs,
      scores,
      corpus: ESSAY_BR,
      theme,
      prompt: known.get(titleKey(theme?.title ?? '')) ?? `${circleOf(list, prompt)}-${prompt}`,
    };
  });
}

function circleOf(list: Essay[], prompt: string): string {
  const sites = new Map<string, number>();
  for (const essay of list) if (essay.prompt === prompt) sites.set(essay.site, (sites.get(essay.site) ?? 0) + 1);
  const [most = ''] = [...sites].sort((a, b) => b[1] - a[1])[0] ?? [];
  return CIRCLES[most] ?? 'unmatched';
}
