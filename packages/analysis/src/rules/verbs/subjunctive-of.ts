import { readingsOf } from '../../lexicon/lexicon';
import { INFINITIVE, V3S } from '../../lexicon/morphology';

const IRREGULAR: Record<string, string> = {
  é: 'seja',
  está: 'esteja',
  tem: 'tenha',
  vem: 'venha',
  vai: 'vá',
  faz: 'faça',
  pode: 'possa',
  quer: 'queira',
  sabe: 'saiba',
  dá: 'dê',
  há: 'haja',
  vê: 'veja',
  põe: 'ponha',
  diz: 'diga',
  traz: 'traga',
  perde: 'perca',
  ouve: 'ouça',
  pede: 'peça',
  mede: 'meça',
  consegue: 'consiga',
  segue: 'siga',
  mantém: 'mantenha',
  são: 'sejam',
  estão: 'estejam',
  têm: 'tenham',
  vêm: 'venham',
  fazem: 'façam',
  podem: 'possam',
  querem: 'queiram',
  sabem: 'saibam',
  dão: 'deem',
  veem: 'vejam',
  dizem: 'digam',
  trazem: 'tragam',
  perdem: 'percam',
  ouvem: 'ouçam',
  pedem: 'peçam',
  conseguem: 'consigam',
  seguem: 'sigam',
  mantêm: 'mantenham',
};

/** What is a subjunctive already, though the dictionary could take it for another verb ("possa" of "possar"). */
const SUBJUNCTIVES = new Set(Object.values(IRREGULAR));

/** The present subjunctive of a verb written in the present indicative; nothing when it may be a subjunctive already. */
export function subjunctiveOf(form: string): string | undefined {
  const known = IRREGULAR[form];
  if (known) return known;
  if (SUBJUNCTIVES.has(form) || /riam?$/.test(form)) return undefined; // "talvez seria" is another matter
  const many = form.endsWith('m') ? 'm' : '';
  const one = many ? form.slice(0, -1) : form;
  const stem = one.slice(0, -1);
  const isVerb = (ending: string) => (readingsOf(stem + ending) & INFINITIVE) !== 0;
  if (one.endsWith('a')) return isVerb('ar') && !isVerb('er') && !isVerb('ir') ? real(`${spelt(stem)}e`, many) : undefined;
  if (!one.endsWith('e') || isVerb('ar')) return undefined;
  if (isVerb('er')) return real(`${stem.replace(/c$/, 'ç').replace(/g$/, 'j')}a`, many);
  // Sentir, dormir, investir: the vowel before the ending changes too.
  return ownInfinitive(stem) ? (real(`${raised(stem)}a`, many) ?? real(`${stem}a`, many)) : undefined;
}

const real = (one: string, many: string): string | undefined => (readingsOf(one) & V3S ? one + many : undefined);
/** Fica → fique, chega → chegue, alcança → alcance. */
const spelt = (stem: string): string => stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/ç$/, 'c');
const raised = (stem: string): string => stem.replace(/e([^aeiou]*)$/, 'i$1').replace(/o([^aeiou]*)$/, 'u$1');
const ownInfinitive = (stem: string): boolean => (readingsOf(`${stem}ir`) & INFINITIVE) !== 0;
