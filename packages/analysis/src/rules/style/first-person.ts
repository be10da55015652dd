import type { Finding, Rule } from '../../rule';

const OPINIONS = /^(acho|acredito|penso|creio|concordo|discordo)$/;

/** The opinion announced in the first person, which an argumentative essay gives without saying "I". Marked once or twice, not at every verb. */
export const firstPerson: Rule = {
  id: 'first-person',
  category: 'special_cases',
  competence: 1,
  confidence: 0.6,
  check: (paragraph) =>
    paragraph.sentences
      .flatMap(({ tokens }) =>
        tokens.flatMap((token, i): Finding[] => {
          const opinion = OPINIONS.test(token.lower);
          const phrase =
            (token.lower === 'minha' && tokens[i + 1]?.lower === 'opinião') || (token.lower === 'meu' && tokens[i + 1]?.lower === 'ver');
          if (!opinion && !phrase) return [];
          return [
            {
              start: token.start,
              end: (phrase ? tokens[i + 1] : token)?.end ?? token.end,
              comment: 'No texto dissertativo, a opinião aparece sem a primeira pessoa: prefira “é preciso”, “percebe-se”, “nota-se”.',
            },
          ];
        }),
      )
      .slice(0, 2),
};
