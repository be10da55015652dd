import * as m from '../../src/lexicon/morphology';

const VERB_FLAGS = 'acdefghituw';
const GENDERED_FLAGS = 'DEG';
const PARTICIPLE_FLAGS = 'Lb';
const ADVERB_FLAGS = 'JK';

/** What the ending says about the gender of a noun whose entry names none. Both genders when it says nothing (“estudante”). */
function genderByEnding(singular: string): 'm' | 'f' | 'both' {
  if (/(ção|são|xão|dade|tude|gem|[eê]ncia|ância|ície|eza|ez|ice|ose|ite)$/.test(singular)) return 'f';
  if (/(ista|ense|nte|vel|az|iz|oz|[lr]e|ar|al|il)$/.test(singular)) return 'both';
  if (/(grama|ema|oma)$/.test(singular)) return 'm';
  if (/(a|ã)$/.test(singular)) return 'f';
  if (/(o|ão|or|el|ol|ul|é|ô|u|m|n|x)$/.test(singular)) return 'm';
  return 'both';
}

const isPlural = (form: string, stem: string): boolean => form !== stem && form.endsWith('s');

function nominal(form: string, stem: string, gender: 'm' | 'f' | 'both'): number {
  const plural = isPlural(form, stem);
  if (gender === 'both') return plural ? m.PLURAL : m.SINGULAR;
  if (gender === 'm') return plural ? m.MP : m.MS;
  return plural ? m.FP : m.FS;
}

function gendered(form: string): number {
  if (/(as|ãs)$/.test(form)) return m.FP;
  if (/(a|ã)$/.test(form)) return m.FS;
  return form.endsWith('s') ? m.MP : m.MS;
}

function verbal(form: string, infinitive: string): number {
  if (form === infinitive) return m.INFINITIVE;
  if (form.endsWith('ndo')) return m.GERUND;
  if (form.endsWith('mos')) return m.V1P;
  // "cantemo-", before a pronoun, is no word by itself; "como" and "consumo" are.
  if (/[aeir]mo$/.test(form) && form.length > infinitive.length) return 0;
  if (/(ada|ida|ado|ido)s?$/.test(form) && !/^(v|dec|ag?r|res|prog|co|div)/.test(form)) return m.PARTICIPLE | gendered(form);
  if (/êm$/.test(form)) return m.V3P;
  if (/(^t|^v|[^aeiou]t|v)em$/.test(form) && /(ter|vir)$/.test(infinitive)) return m.V3S;
  if (/ém$/.test(form)) return m.V3S;
  if (/(m|ão)$/.test(form)) return m.V3P;
  if (form.endsWith('s') || (/[aei]ste$/.test(form) && form.length > infinitive.length)) return m.V_OTHER;
  if (/(o|ei)$/.test(form)) return m.V_OTHER;
  if (/[^aou]i$/.test(form) || form === 'fui') return m.V_OTHER;
  return m.V3S;
}

export type GenderVotes = (form: string) => 'm' | 'f' | 'both' | undefined;

/** Readings of one expanded form. `votes` is what articles before the word said in running text, and beats its ending. */
export function readingsOf(form: string, flag: string, stem: string, flags: string, votes: GenderVotes): number {
  if (stem !== stem.toLowerCase()) return m.NAME;
  const isVerbEntry = [...flags].some((f) => VERB_FLAGS.includes(f)) && /[aeioô]r$/.test(stem);
  if (flag === '') {
    if (isVerbEntry) return m.INFINITIVE | ([...flags].some((f) => 'BD'.includes(f)) ? m.MS : 0);
    if (/mente$/.test(form) && !flags.includes('B')) return m.ADVERB;
    if ([...flags].some((f) => GENDERED_FLAGS.includes(f))) return votes(form) === 'f' ? m.FS : gendered(form);
    if ([...flags].some((f) => 'ABCF'.includes(f))) return nominal(form, stem, votes(form) ?? genderByEnding(stem));
    const vote = votes(form);
    if (vote === undefined) return m.CLOSED;
    return (
      m.CLOSED |
      (form.endsWith('s')
        ? vote === 'both'
          ? m.PLURAL
          : vote === 'm'
            ? m.MP
            : m.FP
        : vote === 'both'
          ? m.SINGULAR
          : vote === 'm'
            ? m.MS
            : m.FS)
    );
  }
  if (VERB_FLAGS.includes(flag)) return verbal(form, stem);
  if (PARTICIPLE_FLAGS.includes(flag)) {
    if (/mente$/.test(form)) return m.ADVERB;
    return (/(ada|ida|ado|ido|ádo|ído|ída)s?$/.test(form) ? m.PARTICIPLE : 0) | gendered(form);
  }
  if (ADVERB_FLAGS.includes(flag)) return m.ADVERB;
  if (/mente$/.test(form)) return m.ADVERB;
  if (GENDERED_FLAGS.includes(flag) || 'HIOPQRSTUVW67jF'.includes(flag)) return gendered(form);
  if ('ABC'.includes(flag)) return nominal(form, stem, votes(form) ?? votes(stem) ?? genderByEnding(stem));
  return nominal(form, /s$/.test(form) ? form.slice(0, -1) : form, votes(form) ?? genderByEnding(form.replace(/s$/, '')));
}
