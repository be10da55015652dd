import type { Highlight } from './request';
import { resolve } from './resolve';
import type { Rule } from './rule';
import { rules } from './rules/all';
import type { ReadText } from './text/read-text';

export function highlightsOf(text: ReadText, list: Rule[] = rules): Highlight[] {
  const all = list.flatMap((rule) =>
    text.paragraphs.flatMap((paragraph) =>
      rule.check(paragraph, text).map(
        (finding): Highlight => ({
          paragraph: paragraph.index,
          boundaries: [finding.start, finding.end],
          category: rule.category,
          rule: rule.id,
          confidence: finding.confidence ?? rule.confidence,
          comment: finding.comment,
          suggestions: finding.suggestions ?? [],
          competence: rule.competence,
        }),
      ),
    ),
  );
  return resolve(all);
}
