import { type ReadText, sentencesOf } from '../text/read-text';
import { isAllCapitals, isCapitalised, isWord, type Token } from '../text/token';

export type Reference = { kind: 'pessoa' | 'obra' | 'história' | 'citação' | 'dado' | 'lei' | 'fonte'; text: string };
/** A reference and the last word it takes up. */
type Found = Reference & { last: number };
type Finder = (tokens: readonly Token[], at: number) => Found | null;

const SOURCES = new Set(['segundo', 'conforme', 'consoante']);
const LAWS = /^(constituição|lei|código|estatuto|declaração|marco)$/;
const CALLINGS =
  /^(filósof|sociólog|escrit|poet|autor|cientist|historiador|pensador|psicólog|psicanalist|educador|pedagog|físic|químic|biólog|economist|jornalist|romancist|dramaturg|antropólog|geógraf|iluminist|cantor|diretor|cineast|matemátic|teóric)\p{L}*$/u;
const WORKS =
  /^(livros?|obras?|filmes?|séries?|músicas?|canção|poemas?|romances?|documentários?|quadros?|novelas?|contos?|peças?|pinturas?)$/;
/** Capital letters of places and offices: they name nobody. */
const NOBODY =
  /^(são|santa|santo|rio|minas|estados?|nova|novo|américa|europa|ásia|áfrica|brasil|poder|ministério|governo|congresso|câmara|senado|supremo|secretaria|sistema|ensino|organização|institutos?|instituições|associação|fundo|fundação|universidade|proposta|central|meio|redes?|constituição|estatuto|código|lei|declaração|marco|carta|direitos?)$/;
/** Times and events: "a Revolução Industrial", "a Idade Média". */
const HISTORY =
  /^(revolução|guerra|idade|segunda|primeira|ditadura|renascimento|iluminismo|antiguidade|inconfidência|proclamação|abolição)$/;
const AMOUNT = /^(por|milhões|mil|bilhões|milhão|bilhão)$/;
const LONGEST_QUOTATION = 60;
const SHORTEST_QUOTATION = 5;

/** What a writer brings from outside the theme: people, works, events, quotations, data, laws, sources. */
export function repertoireOf(text: ReadText): Reference[] {
  return sentencesOf(text).flatMap(({ tokens }) => {
    const found: Reference[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const one = FINDERS.reduce<Found | null>((known, find) => known ?? find(tokens, at), null);
      if (!one) continue;
      found.push({ kind: one.kind, text: one.text });
      at = one.last;
    }
    return found;
  });
}

const joined = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ');

const datum: Finder = (tokens, at) => {
  const token = tokens[at];
  const isShare = tokens[at + 1]?.text === '%';
  if (token?.kind !== 'number' || !(isShare || AMOUNT.test(tokens[at + 1]?.lower ?? ''))) return null;
  return { kind: 'dado', text: `${token.text}${isShare ? '%' : ` ${tokens[at + 1]?.text}`}`, last: at + 1 };
};

const source: Finder = (tokens, at) => {
  const token = tokens[at];
  const isSource =
    (SOURCES.has(token?.lower ?? '') && (at === 0 || token?.upos === 'ADP')) ||
    (token?.lower === 'acordo' && tokens[at + 1]?.lower === 'com');
  return token && isSource ? { kind: 'fonte', text: token.text, last: at } : null;
};

const law: Finder = (tokens, at) => {
  const token = tokens[at];
  return token && LAWS.test(token.lower) && isCapitalised(token) && (at > 0 || isName(tokens[at + 1]))
    ? { kind: 'lei', text: token.text, last: Math.max(at, nameEnd(tokens, at + 1)) }
    : null;
};

/** Where the quotation marks that open here close. */
function closing(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== '"') return -1;
  for (let end = at + 1; end < Math.min(tokens.length, at + LONGEST_QUOTATION); end += 1) if (tokens[end]?.text === '"') return end;
  return -1;
}

const quotation: Finder = (tokens, at) => {
  const end = closing(tokens, at);
  return end - at > SHORTEST_QUOTATION ? { kind: 'citação', text: joined(tokens, at + 1, end - 1), last: end } : null;
};

/** "o livro “Vidas Secas”", "na obra Quarto de Despejo". */
const work: Finder = (tokens, at) => {
  if (!WORKS.test(tokens[at]?.lower ?? '')) return null;
  const from = tokens[at + 1]?.text === ',' ? at + 2 : at + 1;
  const end = closing(tokens, from);
  if (end > 0) return { kind: 'obra', text: joined(tokens, from + 1, end - 1), last: end };
  const last = nameEnd(tokens, from);
  return last < from ? null : { kind: 'obra', text: joined(tokens, from, last), last };
};

const isName = (token: Token | undefined): boolean => isWord(token) && isCapitalised(token) && token.upos === 'PROPN';

const isOf = (token: Token | undefined): boolean => /^(de|da|do|dos)$/.test(token?.lower ?? '');

/** The last word of the name that begins here: "Carolina Maria de Jesus"; before `at` when none does. */
function nameEnd(tokens: readonly Token[], at: number): number {
  let last = at - 1;
  while (isName(tokens[last + 1]) || (last >= at && isOf(tokens[last + 1]) && isName(tokens[last + 2]))) last += 1;
  return last;
}

/** A name of two words and more, or of one behind a calling: "o filósofo Aristóteles". */
const person: Finder = (tokens, at) => {
  const token = tokens[at];
  const isWithin = isName(tokens[at - 1]) || (isOf(tokens[at - 1]) && isName(tokens[at - 2]));
  if (!token || !isName(token) || isWithin || isAllCapitals(token) || NOBODY.test(token.lower)) return null;
  const last = nameEnd(tokens, at);
  const isCalled = tokens.slice(Math.max(0, at - 2), at).some(({ lower }) => CALLINGS.test(lower));
  return last > at || isCalled ? { kind: HISTORY.test(token.lower) ? 'história' : 'pessoa', text: joined(tokens, at, last), last } : null;
};

const FINDERS: readonly Finder[] = [datum, source, law, work, quotation, person];
