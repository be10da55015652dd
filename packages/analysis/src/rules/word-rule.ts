import type { Finding, Rule } from '../rule';
import type { Paragraph, Token } from '../text/token';

type WordRule = Omit<Rule, 'check'> & { at: (token: Token, i: number, tokens: Token[], paragraph: Paragraph) => Finding[] };

/** A rule that looks at each word among those of its sentence. */
export const wordRule = ({ at, ...rule }: WordRule): Rule => ({
  ...rule,
  check: (paragraph) => paragraph.sentences.flatMap(({ tokens }) => tokens.flatMap((token, i) => at(token, i, tokens, paragraph))),
});
