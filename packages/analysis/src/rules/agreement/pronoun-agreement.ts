import { inflectionsOf } from '../../choice/inflections';
import { readingsOf } from '../../lexicon/lexicon';
import { FINITE, GERUND, INFINITIVE, PARTICIPLE, V_OTHER, V1P, V3P, V3S } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { likeWritten } from '../like-written';
import { wordRule } from '../word-rule';
import { THEY } from './verb-number';

const OPENERS = new Set(
  'que quando porque pois enquanto embora mas como se e nem ou onde então logo portanto porém contudo hoje'.split(' '),
);
const BETWEEN = new Set('não também já ainda só sempre nunca se me lhe todos todas mesmos mesmas próprios próprias'.split(' '));
const NOT_FINITE = INFINITIVE | GERUND | PARTICIPLE;

const WE: Record<string, string> = {
  é: 'somos',
  vai: 'vamos',
  está: 'estamos',
  tem: 'temos',
  vem: 'vimos',
  foi: 'fomos',
  dá: 'damos',
  era: 'éramos',
};
const ONE: Record<string, string> = Object.fromEntries(Object.entries(WE).map(([one, we]) => [we, one]));

/** "Elas estava", "nós vai", "a gente vamos": the pronoun right before its verb says who it is. */
export const pronounAgreement = wordRule({
  id: 'pronoun-agreement',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.85,
  at: (token, i, tokens, paragraph): Finding[] => {
    const who = pronounAt(tokens, i);
    const before = tokens[i - 1];
    // After a preposition or a verb it is no subject: "para eles é", "vi elas".
    if (!who || (before && before.kind !== 'punctuation' && !OPENERS.has(before.lower))) return [];
    let at = i + who.length;
    while (at < i + who.length + 2 && BETWEEN.has(tokens[at]?.lower ?? '')) at++;
    const verb = tokens[at];
    if (!verb || !/^(VERB|AUX)$/.test(verb.upos) || verb.readings & NOT_FINITE) return [];
    const instead = who.formOf(verb);
    if (!instead) return [];
    return [
      {
        start: verb.start,
        end: verb.end,
        comment: `O sujeito é “${paragraph.text.slice(token.start, tokens[i + who.length - 1]?.end)}”: o verbo concorda com ele, “${instead}”.`,
        suggestions: [likeWritten(instead, verb.text)],
      },
    ];
  },
});

type Who = { length: number; formOf: (verb: Token) => string | undefined };

function pronounAt(tokens: Token[], i: number): Who | undefined {
  const word = tokens[i]?.lower ?? '';
  if (/^(eles|elas|vocês)$/.test(word)) return { length: 1, formOf: theyForm };
  if (word === 'tu') return { length: 1, formOf: thouForm };
  if (/^(ele|ela|você)$/.test(word)) return { length: 1, formOf: oneForm };
  if (word === 'nós') return { length: 1, formOf: weForm };
  if (word === 'a' && tokens[i + 1]?.lower === 'gente') return { length: 2, formOf: oneForm };
  return undefined;
}

const THOU: Record<string, string> = {
  é: 'és',
  vai: 'vais',
  está: 'estás',
  tem: 'tens',
  vem: 'vens',
  foi: 'foste',
  quer: 'queres',
  faz: 'fazes',
};

const thouForm = ({ lower, readings }: Token) =>
  isOnly(readings, V3S) ? [THOU[lower] ?? '', `${lower}s`].find((form) => readingsOf(form) & V_OTHER) : undefined;

const isOnly = (readings: number, wanted: number) => (readings & wanted) !== 0 && (readings & (V3S | V3P | V1P)) === wanted;

const theyForm = ({ lower, readings }: Token) =>
  THEY[lower] ?? (isOnly(readings, V3S) ? inflectionsOf(lower).find((form) => isOnly(readingsOf(form), V3P)) : undefined);

function weForm({ lower, readings }: Token): string | undefined {
  // "Nós é mostrado" is "nos é mostrado", another mistake.
  if (!isOnly(readings, V3S) || lower === 'é' || lower === 'foi') return undefined;
  const stem = lower.slice(0, -1);
  const endings = lower.endsWith('a') ? ['amos', 'emos', 'imos'] : ['emos', 'imos', 'amos'];
  return [WE[lower] ?? '', `${lower}emos`, ...endings.map((ending) => stem + ending)].find((form) => readingsOf(form) & V1P);
}

function oneForm({ lower, readings }: Token): string | undefined {
  // "Ele ligo" is how "ele ligou" sounds.
  if ((readings & FINITE) === V_OTHER && lower.endsWith('o')) return [`${lower}u`].find((form) => readingsOf(form) & V3S);
  if (!isOnly(readings, V1P)) return undefined;
  const stem = lower.replace(/[aei]mos$/, '');
  return [ONE[lower] ?? '', `${stem}a`, `${stem}e`, stem].find((form) => isOnly(readingsOf(form), V3S));
}
