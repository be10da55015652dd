import { highlightsOf } from '../../src/highlights';
import { readingsOf } from '../../src/lexicon/lexicon';
import { NAME } from '../../src/lexicon/morphology';
import { suggest } from '../../src/spelling/suggest';
import { understand } from '../../src/understand';
import type { GoldSentence } from '../corpora/conllu';
import type { Corrected } from '../corpora/folder';

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}-]/gu, '');

/** Misspellings that teachers corrected to one word: is their word the first suggestion, or among five? */
export function measureSuggestions(list: Corrected[]): { words: number; top1: number; top5: number } {
  let words = 0;
  let top1 = 0;
  let top5 = 0;
  for (const { corrections } of list)
    for (const { wrong, right, nonword } of corrections) {
      if (!nonword || bare(wrong) === bare(right) || /\s/.test(wrong.trim()) || /\s/.test(right.trim())) continue;
      const written = bare(wrong);
      if (readingsOf(written) !== 0 && readingsOf(written) !== NAME) continue;
      const found = suggest(written).map(({ word }) => word);
      words++;
      if (found[0] === bare(right)) top1++;
      if (found.includes(bare(right))) top5++;
    }
  return { words, top1: top1 / words, top5: top5 / words };
}

/** Marks on text that professionals wrote and edited: every one is an alarm. */
export function measureAlarms(sentences: GoldSentence[]): {
  words: number;
  spelling: number;
  grammar: number;
  commas: number;
  other: number;
  shown: string[];
} {
  let words = 0;
  const count = { spelling: 0, grammar: 0, commas: 0, other: 0 };
  const shown: string[] = [];
  for (const { text, tokens } of sentences) {
    words += tokens.filter(({ upos }) => upos !== 'PUNCT' && upos !== 'SYM' && upos !== 'NUM' && upos !== 'PROPN').length;
    const names = new Set(tokens.filter(({ upos }) => upos === 'PROPN').map(({ form }) => form));
    for (const {
      boundaries: [start, end],
      rule,
      category,
      suggestions,
    } of highlightsOf(understand([text]))) {
      if (names.has(text.slice(start, end)) || category === 'special_cases') continue;
      const kind = rule.endsWith('comma')
        ? 'commas'
        : category === 'erros_ortograficos'
          ? 'spelling'
          : category === 'oralidades'
            ? 'other'
            : 'grammar';
      count[kind]++;
      shown.push(
        `${rule}\t${text.slice(Math.max(0, start - 30), start)}[[${text.slice(start, end)} → ${suggestions[0] ?? ''}]]${text.slice(end, end + 30)}`,
      );
    }
  }
  const per = (n: number) => (1000 * n) / words;
  return { words, spelling: per(count.spelling), grammar: per(count.grammar), commas: per(count.commas), other: per(count.other), shown };
}
