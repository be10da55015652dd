import type { AnalysisResult } from '@lauda/contract/analysis';
import { texts } from './texts';

export type Figure = { name: string; value: number; target: string | null; isOutside: boolean };

/** Those that the genre asks for and that have a name, in its order, each beside what is expected of it. */
export function shownFigures(stats: AnalysisResult['stats'] | undefined, shown: readonly string[]): Figure[] {
  if (!stats) return [];
  return shown.flatMap((name): Figure[] => {
    const value = stats.indicators[name];
    if (value === undefined || texts.stats[name] === undefined) return [];
    const { min, max } = stats.targets[name] ?? {};
    const isOutside = (min !== undefined && value < min) || (max !== undefined && value > max);
    return [{ name, value, target: min === undefined && max === undefined ? null : texts.target(min, max), isOutside }];
  });
}
