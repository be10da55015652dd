import type { Category } from './request';
import type { ReadText } from './text/read-text';
import type { Paragraph } from './text/token';

/** What a rule says about a stretch of a paragraph. */
export type Finding = {
  start: number;
  end: number;
  comment: string;
  suggestions?: string[];
  /** Where this one is surer or less sure than its rule. */
  confidence?: number;
};

/**
 * A rule sees one paragraph already cut into words and returns findings; it keeps nothing between calls. The whole text is there for the
 * few that must look back (a sigla spelt out two paragraphs earlier).
 */
export type Rule = {
  id: string;
  category: Category;
  competence: 1 | 2 | 3 | 4 | 5;
  /** Share of its marks that people who correct also made, or our estimate of it where nobody has counted. */
  confidence: number;
  check: (paragraph: Paragraph, text: ReadText) => Finding[];
};
