import type { Finding, Rule } from '../rule';
import type { Paragraph, Token } from '../text/token';

type WordRule = Omit<Rule, 'check'> & { at: (token: Token, i: number, tokens: Token[], paragraph: Paragraph) => Finding[] };

/** A rule that looks at each word among those of its sentence. */
export const wordRule = ({ at, ...rule }: WordRule): Rule => ({
  ...rule,
  check: (paragraph) => {
    const found: Finding[] = [];
    // Plain loops: this runs for every word and every rule, and nearly always finds nothing.
    for (const { tokens } of paragraph.sentences) {
      for (let i = 0; i < tokens.length; i++) {
        const here = at(tokens[i] as Token, i, tokens, paragraph); // i is in range
        if (here.length > 0) found.push(...here);
      }
    }
    return found;
  },
});
