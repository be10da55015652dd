import type { Finding, Rule } from '../../rule';

const OPENERS = [
  'portanto',
  'contudo',
  'entretanto',
  'no entanto',
  'todavia',
  'porém',
  'além disso',
  'ademais',
  'outrossim',
  'por exemplo',
  'sendo assim',
  'assim sendo',
  'dessa forma',
  'desse modo',
  'dessa maneira',
  'desta forma',
  'deste modo',
  'por outro lado',
  'em suma',
  'por fim',
  'infelizmente',
  'felizmente',
  'consequentemente',
  'nos dias atuais',
  'nos dias de hoje',
  'diante disso',
  'nesse sentido',
  'nesse contexto',
  'em contrapartida',
].map((words) => words.split(' '));

/** "Portanto o governo": what links the sentence to the one before stands apart. Reviewers note every third: a remark. */
export const openingComma: Rule = {
  id: 'opening-comma',
  category: 'special_cases',
  competence: 1,
  confidence: 0.45,
  check: (paragraph) =>
    paragraph.sentences.flatMap(({ tokens }): Finding[] => {
      const opener = OPENERS.find((words) => words.every((word, k) => tokens[k]?.lower === word));
      const [first, last] = [tokens[0], tokens[(opener?.length ?? 0) - 1]];
      const next = tokens[opener?.length ?? 0];
      if (!first || !last || next?.kind !== 'word' || /^(que|de|d[ao]s?)$/.test(next.lower)) return [];
      const written = paragraph.text.slice(first.start, last.end);
      return [
        {
          start: first.start,
          end: last.end,
          comment: `No começo da frase, “${written}” costuma ser separado por vírgula.`,
          suggestions: [`${written},`],
        },
      ];
    }),
};
