import type { Category } from '../request';
import type { Finding, Rule } from '../rule';
import { type Doubt, isAllCapitals, type Token } from '../text/token';
import { likeWritten } from './like-written';

type DoubtRule = {
  id: string;
  category: Category;
  kinds: Doubt['kind'][];
  /** The probability from which a mark is worth showing; set on corrected essays, where the mark's neighbours agree. */
  least: number;
  confidence: number;
  comment: (written: string, variant: string, token: Token) => string;
  accepts?: (doubt: Doubt, token: Token, tokens: Token[]) => boolean;
};

/** Makes a rule of what the learned floor doubts: which kinds it takes, how sure it must be, and what it says to the student. */
export function doubtRule({ id, category, kinds, least, confidence, comment, accepts = () => true }: DoubtRule): Rule {
  return {
    id,
    category,
    competence: 1,
    confidence,
    check: (paragraph) =>
      paragraph.sentences.flatMap(({ tokens, doubts }) =>
        doubts.flatMap((doubt): Finding[] => {
          const token = tokens[doubt.index];
          if (!token || !kinds.includes(doubt.kind) || doubt.probability < least || !accepts(doubt, token, tokens)) return [];
          const variant = isAllCapitals(token) ? doubt.variant.toUpperCase() : likeWritten(doubt.variant, token.text);
          return [
            {
              start: token.start,
              end: token.end,
              comment: comment(token.text, variant, token),
              suggestions: [variant],
              confidence: Math.min(0.95, confidence * (0.7 + 0.5 * doubt.probability)),
            },
          ];
        }),
      ),
  };
}
