import { highlightsOf } from '../../src/highlights';
import type { Highlight } from '../../src/request';
import type { Rule } from '../../src/rule';
import { rules } from '../../src/rules/all';
import { understand } from '../../src/understand';
import type { Corrected, Correction } from '../corpora/folder';

/** Kinds of correction a machine that reads one sentence can be asked for. */
export const CORE = ['accent', 'accent_multi', 'word_near', 'inflection', 'crase', 'crase_article', 'case', 'punctuation'];

const touches = (highlight: Highlight, correction: Correction): boolean =>
  highlight.paragraph === correction.paragraph &&
  (correction.start === correction.end
    ? highlight.boundaries[0] <= correction.start && correction.start <= highlight.boundaries[1]
    : highlight.boundaries[0] < correction.end && correction.start < highlight.boundaries[1]);

export type RuleTally = { marks: number; hits: number; fixes: number };
export type CorrectionsResult = {
  words: number;
  marks: number;
  precision: number;
  recall: number;
  fixes: number;
  f05: number;
  byType: Record<string, { total: number; found: number }>;
  byRule: Record<string, RuleTally>;
  missed: string[];
  alarms: string[];
};

/** Remarks on style are not corrections and are left out on both sides. */
export function measureCorrections(list: Corrected[], using: Rule[] = rules): CorrectionsResult {
  const byType: CorrectionsResult['byType'] = {};
  const byRule: CorrectionsResult['byRule'] = {};
  const missed: string[] = [];
  const alarms: string[] = [];
  let words = 0;
  let marks = 0;
  let hits = 0;
  let fixes = 0;
  for (const essay of list) {
    const text = understand(essay.paragraphs);
    words += text.paragraphs
      .flatMap((p) => p.sentences)
      .flatMap((s) => s.tokens)
      .filter((t) => t.kind === 'word').length;
    const found = highlightsOf(text, using).filter((highlight) => highlight.category !== 'special_cases');
    for (const highlight of found) {
      const met = essay.corrections.filter((correction) => touches(highlight, correction));
      byRule[highlight.rule] ??= { marks: 0, hits: 0, fixes: 0 };
      const tally = byRule[highlight.rule]!;
      tally.marks++;
      marks++;
      const raw = essay.paragraphs[highlight.paragraph] ?? '';
      const [s, e] = highlight.boundaries;
      const shown = `${raw.slice(Math.max(0, s - 30), s)}[[${raw.slice(s, e)} → ${highlight.suggestions[0] ?? ''}]]${raw.slice(e, e + 30)}`;
      if (met.length === 0) alarms.push(`${highlight.rule}\t${highlight.confidence.toFixed(2)}\t${shown}`);
      else {
        hits++;
        tally.hits++;
        if (met.some((correction) => highlight.suggestions[0] === correction.right)) tally.fixes++;
      }
    }
    for (const correction of essay.corrections) {
      byType[correction.type] ??= { total: 0, found: 0 };
      const type = byType[correction.type]!;
      type.total++;
      const met = found.filter((highlight) => touches(highlight, correction));
      if (met.length > 0) type.found++;
      else if (CORE.includes(correction.type)) {
        const raw = essay.paragraphs[correction.paragraph] ?? '';
        missed.push(
          `${correction.type}\t${raw.slice(Math.max(0, correction.start - 30), correction.start)}[[${correction.wrong} → ${correction.right}]]${raw.slice(correction.end, correction.end + 30)}`,
        );
      }
      if (CORE.includes(correction.type) && met.some((highlight) => highlight.suggestions[0] === correction.right)) fixes++;
    }
  }
  const core = CORE.map((type) => byType[type] ?? { total: 0, found: 0 });
  const total = core.reduce((sum, type) => sum + type.total, 0);
  const recall = core.reduce((sum, type) => sum + type.found, 0) / total;
  const precision = marks ? hits / marks : 0;
  const f05 = precision + recall ? (1.25 * precision * recall) / (0.25 * precision + recall) : 0;
  return { words, marks, precision, recall, fixes: fixes / total, f05, byType, byRule, missed, alarms };
}
