import { CLOSED, GERUND, INFINITIVE, NOMINAL, V_OTHER, VERBAL } from './morphology';

const CLITICS = new Set('me te se lhe lhes nos vos o a os as lo la los las no na nas mo ma to ta lho lha'.split(' '));
const LO = /^l[oa]s?$/;
const FUTURE = new Set('ei ás á emos eis ão ia ias íamos íeis iam'.split(' '));
/** dizer, fazer and trazer lose a syllable in the future: dir-se-á. */
const SHORT_FUTURE = /(dir|far|trar)$/;
const PREFIXES = new Set(
  'ex pós pré pró vice recém além aquém não quase sem anti auto super sub inter semi micro mega pan mal bem co neo ultra contra pseudo mini multi sobre infra intra extra arqui hiper'.split(
    ' ',
  ),
);

/** Readings of a word with hyphens: a verb with its pronoun, or a compound whose parts are words. 0 when it is neither. */
export function hyphenated(word: string, look: (word: string) => number): number {
  const parts = word.split('-');
  const last = parts.at(-1) ?? '';
  const base = parts[0] ?? '';
  if (parts.length === 3 && CLITICS.has(parts[1] ?? '') && FUTURE.has(last)) {
    return (look(base) | look(`${withoutAccent(base)}r`)) & INFINITIVE || SHORT_FUTURE.test(base) ? V_OTHER : 0;
  }
  if (parts.length === 2 && CLITICS.has(last)) {
    const verb = verbBefore(base, last, look);
    // "Toma-los" is no compound of "toma" and "los" either.
    if (verb || LO.test(last)) return verb;
  }
  if (parts.every((part) => look(part) !== 0 || PREFIXES.has(part) || /^\d+$/.test(part))) return (look(last) & NOMINAL) | CLOSED;
  return 0;
}

/** "fazê-lo" is fazer + lo, "fi-lo" fiz + lo, "vemo-nos" vemos + nos, "dizem-no" dizem + no. */
function verbBefore(base: string, clitic: string, look: (word: string) => number): number {
  const direct = look(base) & VERBAL;
  if (LO.test(clitic)) {
    // "pratica-la" could only be an old "praticas + la"; it always is "praticá-la" without its accent, and so is unknown.
    if (/[áêíôi]$/.test(base)) return (look(`${withoutAccent(base)}r`) & INFINITIVE) | (look(`${base}z`) & VERBAL);
    return /mo$/.test(base) ? look(`${base}s`) & VERBAL : 0;
  }
  if (clitic === 'nos' && base.endsWith('mo')) return look(`${base}s`) & VERBAL;
  return direct & (VERBAL | GERUND);
}

const PLAIN: Record<string, string> = { á: 'a', ê: 'e', í: 'i', ô: 'o' };

function withoutAccent(base: string): string {
  const final = base.at(-1) ?? '';
  return base.slice(0, -1) + (PLAIN[final] ?? final);
}
