import type { Genre, Highlight, Stats } from '../request';
import { type ReadText, sentencesOf, tokensOf, wordsOf } from '../text/read-text';
import type { Token } from '../text/token';
import { connectivesOf } from './connectives';
import { mtld } from './diversity';
import { ownLines } from './own-lines';
import { flesch } from './readability';
import { repertoireOf } from './repertoire';
import { structureLevel } from './structure';
import { syllables } from './syllables';
import { targetsFor } from './targets';

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Every indicator of a text. The five priority ones come first (spec §9); screens leave the plain counts out of summaries. */
export function statsOf(text: ReadText, highlights: Highlight[], genre?: Genre, theme?: { title: string; texts: string[] }): Stats {
  const tokens = tokensOf(text);
  const words = wordsOf(text);
  const sentences = sentencesOf(text);
  const lower = words.map((word) => word.lower);
  const parts = partsOfSpeech(tokens);
  const tagged = (tag: string) => parts.get(tag) ?? 0;
  const inCategory = (category: string) => highlights.filter((highlight) => highlight.category === category).length;
  const connectives: Record<string, string[]> = {};
  for (const { kind, text: found } of sentences.flatMap(connectivesOf)) connectives[kind] = [...(connectives[kind] ?? []), found];
  const allConnectives = Object.values(connectives).flat();
  const repertoire = repertoireOf(text);
  return {
    indicators: {
      adjetivos: tagged('ADJ'),
      substantivos: tagged('NOUN') + tagged('PROPN'),
      verbos: tagged('VERB') + tagged('AUX'),
      adverbios: tagged('ADV'),
      erros_ortograficos: inCategory('erros_ortograficos'),
      erros_gramaticais: inCategory('erros_gramaticais'),
      oralidades: inCategory('oralidades'),
      pronomes: tagged('PRON'),
      palavras: words.length,
      palavras_distintas: new Set(lower).size,
      palavras_por_sentenca: round(words.length / Math.max(1, sentences.length)),
      conectivos: allConnectives.length,
      conectivos_distintos: new Set(allConnectives).size,
      diversidade_lexical: round(mtld(lower)),
      legibilidade: round(
        flesch(
          sentences.length,
          words.length,
          lower.reduce((sum, word) => sum + syllables(word), 0),
        ),
      ),
      repertorio: repertoire.length,
      primeira_pessoa: lower.filter((word) => FIRST_PERSON.has(word)).length,
      linhas_proprias: ownLines(text, theme?.texts ?? []),
      nivel_estrutura: structureLevel(text, genre),
      paragrafos: text.paragraphs.filter((paragraph) => paragraph.sentences.length > 0).length,
      sentencas: sentences.length,
      virgulas: tokens.filter((token) => token.text === ',').length,
      pontos: tokens.filter((token) => token.text === '.').length,
    },
    targets: targetsFor(genre),
    connectives,
  };
}

/** How many words are of each part of speech; a contraction counts for both of its own. */
function partsOfSpeech(tokens: Token[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { upos } of tokens) for (const part of new Set(upos.split('+'))) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

const FIRST_PERSON = new Set('eu me mim comigo meu minha meus minhas'.split(' '));
