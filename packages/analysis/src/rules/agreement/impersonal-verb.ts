import { PARTICIPLE } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { likeWritten } from '../like-written';
import { wordRule } from '../word-rule';

const HAVER: Record<string, string> = {
  haviam: 'havia',
  houveram: 'houve',
  haverão: 'haverá',
  hajam: 'haja',
  haveriam: 'haveria',
  houvessem: 'houvesse',
};
/** "Haver" has no subject, so that there is none to leave out with “se” either. */
const WITH_SE: Record<string, string> = { 'deve-se': 'deve', 'pode-se': 'pode', 'deveria-se': 'deveria', 'precisa-se': 'precisa' };
const HELPERS: Record<string, string> = {
  podem: 'pode',
  poderiam: 'poderia',
  devem: 'deve',
  deveriam: 'deveria',
  vão: 'vai',
  poderão: 'poderá',
  deverão: 'deverá',
  precisam: 'precisa',
  podiam: 'podia',
  possam: 'possa',
};

const TIME = /^(anos|meses|dias|séculos|décadas|semanas)$/;

/** "Haver" that means "existir" and "fazer" that tells time have no subject, and so no plural. */
export const impersonalVerb = wordRule({
  id: 'impersonal-verb',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.85,
  at: (token, i, tokens): Finding[] => {
    const next = tokens[i + 1];
    const single = HAVER[token.lower];
    if (single && next && !(next.readings & PARTICIPLE) && !/^(de|sido|se)$/.test(next.lower)) {
      return [
        {
          start: token.start,
          end: token.end,
          comment: `“Haver” com sentido de existir fica sempre no singular: “${single}”.`,
          suggestions: [likeWritten(single, token.text)],
        },
      ];
    }
    const helper = HELPERS[token.lower];
    const after = tokens[i + 2];
    if (helper && next?.lower === 'haver' && after && !(after.readings & PARTICIPLE)) {
      return [
        {
          start: token.start,
          end: next.end,
          comment: `Com “haver” no sentido de existir, o verbo que o acompanha fica no singular: “${helper} haver”.`,
          suggestions: [likeWritten(`${helper} haver`, token.text)],
        },
      ];
    }
    const alone = WITH_SE[token.lower];
    if (alone && next?.lower === 'haver') {
      return [
        {
          start: token.start,
          end: next.end,
          comment: `“Haver” com sentido de existir não tem sujeito, então o “se” sobra: “${alone} haver”.`,
          suggestions: [likeWritten(`${alone} haver`, token.text)],
        },
      ];
    }
    if (/^(vão|devem)$/.test(token.lower) && next?.lower === 'fazer' && countsTime(tokens, i + 2)) {
      const one = `${HELPERS[token.lower]} fazer`;
      const comment = `Quando indica tempo, “fazer” e o verbo que o acompanha ficam no singular: “${one} três meses”.`;
      return [{ start: token.start, end: next.end, comment, suggestions: [likeWritten(one, token.text)] }];
    }
    if (token.lower === 'fazem' && (TIME.test(after?.lower ?? '') || (TIME.test(next?.lower ?? '') && after?.lower === 'que'))) {
      return [
        {
          start: token.start,
          end: token.end,
          comment: 'Quando indica tempo, “fazer” fica no singular: “faz dois anos”.',
          suggestions: [likeWritten('faz', token.text)],
        },
      ];
    }
    return [];
  },
});

/** "Três meses que": the time that something has lasted. */
const countsTime = (tokens: Token[], at: number): boolean =>
  [at, at + 1].some((place) => TIME.test(tokens[place]?.lower ?? '') && tokens[place + 1]?.lower === 'que');
