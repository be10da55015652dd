import { interventionOf } from '../intervention/elements';
import { logFrequency } from '../lexicon/frequency';
import type { Highlight, Stats } from '../request';
import { connectivesOf } from '../stats/connectives';
import { repertoireOf } from '../stats/repertoire';
import { syllables } from '../stats/syllables';
import { type ReadText, sentencesOf, tokensOf, wordsOf } from '../text/read-text';
import type { DoubtKind } from '../text/token';
import { cohesion } from './cohesion';
import { nearTheme } from './near-theme';
import { vocabulary } from './vocabulary';

/** Everything the scorer may look at, by name: a grade that cannot be explained is not given. */
export type Features = Record<string, number>;

export type Scored = { text: ReadText; highlights: Highlight[]; stats: Stats; theme?: { title: string; texts: string[] } };

const mean = (list: number[]): number => (list.length ? list.reduce((a, b) => a + b, 0) / list.length : 0);
const spread = (list: number[]): number => {
  const middle = mean(list);
  return Math.sqrt(mean(list.map((x) => (x - middle) ** 2)));
};

const TAGS = ['NOUN', 'PROPN', 'ADJ', 'ADV', 'VERB', 'AUX', 'PRON', 'DET', 'ADP', 'CCONJ', 'SCONJ', 'NUM'];
const MARKS: [string, string][] = [
  ['comma', ','],
  ['stop', '.'],
  ['semicolon', ';'],
  ['colon', ':'],
  ['quote', '"'],
  ['bracket', '('],
  ['question', '?'],
  ['exclamation', '!'],
];

export function featuresOf({ text, highlights, stats, theme }: Scored): Features {
  const tokens = tokensOf(text);
  const words = wordsOf(text);
  const sentences = sentencesOf(text);
  const paragraphs = text.paragraphs.filter((paragraph) => paragraph.sentences.length > 0);
  const n = Math.max(1, words.length);
  const perHundred = (count: number) => (100 * count) / n;
  const sentenceLengths = sentences.map((sentence) => sentence.tokens.filter((token) => token.kind === 'word').length);
  const paragraphLengths = paragraphs.map(
    (paragraph) => paragraph.sentences.flatMap((sentence) => sentence.tokens).filter((token) => token.kind === 'word').length,
  );
  const f: Features = {
    words: n,
    log_words: Math.log(n),
    sentences: sentences.length,
    paragraphs: paragraphs.length,
    sentence_mean: mean(sentenceLengths),
    sentence_spread: spread(sentenceLengths),
    sentence_longest: Math.max(0, ...sentenceLengths),
    sentence_shortest: Math.min(99, ...sentenceLengths),
    paragraph_mean: mean(paragraphLengths),
    paragraph_spread: spread(paragraphLengths),
    paragraph_first: paragraphLengths[0] ?? 0,
    paragraph_last: paragraphLengths.at(-1) ?? 0,
    paragraph_shortest: Math.min(999, ...paragraphLengths),
    letters_per_word: mean(words.map((word) => word.text.length)),
    syllables_per_word: mean(words.map((word) => syllables(word.lower))),
    readability: stats.indicators.legibilidade ?? 0,
    diversity: stats.indicators.diversidade_lexical ?? 0,
    structure_level: stats.indicators.nivel_estrutura ?? 0,
    own_lines: stats.indicators.linhas_proprias ?? 0,
    first_person: perHundred(stats.indicators.primeira_pessoa ?? 0),
  };
  for (const tag of TAGS) f[`pos_${tag.toLowerCase()}`] = perHundred(tokens.filter((token) => token.upos.startsWith(tag)).length);
  for (const [name, mark] of MARKS) f[`mark_${name}`] = perHundred(tokens.filter((token) => token.text === mark).length);
  Object.assign(
    f,
    errors(highlights, n),
    doubts(text, n),
    connectives(text, n),
    intervention(text),
    vocabulary(words),
    cohesion(text),
    nearTheme(text, theme),
  );
  const references = repertoireOf(text);
  f.repertoire = references.length;
  for (const kind of ['pessoa', 'citação', 'dado', 'lei', 'fonte'])
    f[`repertoire_${kind}`] = references.filter((reference) => reference.kind === kind).length;
  f.rare_words = perHundred(words.filter((word) => word.readings !== 0 && logFrequency(word.lower) < 2.5).length);
  return f;
}

function errors(highlights: Highlight[], n: number): Features {
  const f: Features = {};
  const serious = highlights.filter((highlight) => highlight.category !== 'special_cases');
  f.errors = serious.length;
  f.errors_rate = (100 * serious.length) / n;
  f.errors_sure = (100 * serious.reduce((sum, highlight) => sum + highlight.confidence, 0)) / n;
  for (const category of ['erros_ortograficos', 'erros_gramaticais', 'oralidades', 'mistake', 'special_cases']) {
    f[`rate_${category}`] =
      (100 * highlights.filter((highlight) => highlight.category === category && !highlight.rule.startsWith('doubtful-')).length) / n; // a doubt is no mark
  }
  for (const rule of COUNTED_RULES) f[`rule_${rule}`] = (100 * highlights.filter((highlight) => highlight.rule === rule).length) / n;
  return f;
}

/** What is too doubtful for a mark tells something too: each doubt by its probability. */
function doubts(text: ReadText, n: number): Features {
  const f: Features = Object.fromEntries(DOUBTED.map((kind) => [`doubt_${kind}`, 0]));
  const add = (kind: string, probability: number) => {
    f[`doubt_${kind}`] = (f[`doubt_${kind}`] ?? 0) + (100 * probability) / n;
  };
  for (const sentence of sentencesOf(text)) {
    for (const { comma, probability } of sentence.commas) add(comma ? 'unneeded' : 'missing', probability);
    for (const { kind, probability } of sentence.doubts) add(kind, probability);
  }
  return f;
}

const DOUBTED: (DoubtKind | 'missing' | 'unneeded')[] = ['missing', 'unneeded', 'accent', 'crase', 'deixis', 'pair', 'inflection'];

const COUNTED_RULES = [
  'unknown-word',
  'missing-accent',
  'crase',
  'agreement',
  'demonstrative',
  'confused-word',
  'missing-comma',
  'unneeded-comma',
  'capital-letter',
  'first-person',
  'long-sentence',
  'orality',
  'vague-word',
  'gerundism',
];

function connectives(text: ReadText, n: number): Features {
  const sentences = sentencesOf(text);
  const found = sentences.flatMap(connectivesOf);
  const f: Features = {
    connectives: found.length,
    connectives_rate: (100 * found.length) / n,
    connectives_distinct: new Set(found.map(({ text: phrase }) => phrase)).size,
    connectives_long: found.filter(({ text: phrase }) => phrase.includes(' ')).length,
    sentences_opened:
      sentences.filter((sentence) => connectivesOf(sentence).some(({ index }) => index === 0)).length / Math.max(1, sentences.length),
    paragraphs_opened: text.paragraphs.filter((p) => p.sentences[0] && connectivesOf(p.sentences[0]).some(({ index }) => index < 2)).length,
  };
  for (const kind of [
    'aditivos',
    'adversativos',
    'conclusivos',
    'causais',
    'finais',
    'conformativos',
    'concessivos',
    'ordenadores',
    'comparativos',
    'explicativos',
    'temporais',
  ])
    f[`connectives_${kind}`] = found.filter((connective) => connective.kind === kind).length;
  return f;
}

function intervention(text: ReadText): Features {
  const elements = interventionOf(text);
  const last = text.paragraphs.filter((paragraph) => paragraph.sentences.length > 0).at(-1);
  const end = last?.text.toLowerCase() ?? '';
  const count = (pattern: RegExp) => [...end.matchAll(pattern)].length;
  const f: Features = {
    proposal_elements: Object.values(elements).filter(Boolean).length,
    proposal_modals: count(/(?<!\p{L})(dev(e|em|erá|erão|eria)|cabe|urge)(?!\p{L})|necessári|(?<!\p{L})precis/gu),
    proposal_means: count(/por meio|através|mediante|intermédio|a partir de/g),
    proposal_purposes: count(/a fim de|para que|com o (objetivo|intuito|fito)|finalidade|visando|para /g),
    proposal_agents: count(
      /governo|estado|ministério|escola|mídia|família|sociedade|prefeitura|(?<!\p{L})(ongs?|poder|mec)(?!\p{L})|secretaria/gu,
    ),
    proposal_actions: count(/(?<=\p{L})[aei]r\b/gu),
    proposal_ends: count(/assim|dessa forma|desse modo|só assim|somente assim|espera-se/g),
    proposal_last_length: end.length,
  };
  for (const [name, span] of Object.entries(elements)) f[`proposal_${name}`] = span ? 1 : 0;
  return f;
}
