import { FP, FS, INFINITIVE, NOMINAL } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { wordRule } from '../word-rule';

/** Words that ask for the preposition "a" and are hardly ever followed by the bare article. */
const GOVERNORS = new Set(
  'devido relação quanto graças referente relacionado relacionada relacionados relacionadas respeito direito direitos acesso combate apoio incentivo rumo obediência prejudicial prejudiciais nocivo equivalente inerente submetido submetida submetidos expostos exposto exposta somado somada aliado aliada associado associada desrespeito favorável favoráveis contrário contrária refere refere-se refiro-me referem referem-se referiu-se referindo-se pertence pertencem recorrer recorre recorrem desobedece desobedecem'.split(
    ' ',
  ),
);

const FALLS_TO = /^(cabe|cabia|caberá|coube)$/;
const COMPARES = new Set('tanto tanta tantos tantas tão'.split(' '));

const POINTED: Record<string, string> = {
  aquele: 'àquele',
  aquela: 'àquela',
  aqueles: 'àqueles',
  aquelas: 'àquelas',
  aquilo: 'àquilo',
};

/** "Tanto a proibição quanto a liberação", "o quanto a água falta": a comparison or a degree asks for no preposition. */
function governs(tokens: Token[], i: number): boolean {
  const word = tokens[i]?.lower ?? '';
  // "Cabe a mídia informar": who has something to do. "A nós cabe a decisão": what.
  if (FALLS_TO.test(word)) return /^(VERB|AUX)$/.test(tokens[i + 3]?.upos ?? '') && ((tokens[i + 3]?.readings ?? 0) & INFINITIVE) !== 0;
  if (word === 'quanto' && (tokens[i - 1]?.lower === 'o' || tokens.slice(0, i).some(({ lower }) => COMPARES.has(lower)))) return false;
  return GOVERNORS.has(word);
}

/** "devido a falta", "direito as terras", "refiro-me aquele": the preposition that the word asks for meets the article of a feminine noun. */
export const governedCrase = wordRule({
  id: 'governed-crase',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.75,
  at: (token, i, tokens): Finding[] => {
    const before = tokens[i - 1];
    // "Devido a atual crise": what stands between says nothing else.
    const noun = tokens[tokens[i + 1]?.upos === 'ADJ' ? i + 2 : i + 1];
    const pointed = POINTED[token.lower];
    if (before && pointed && noun && governs(tokens, i - 1)) {
      const comment = `“${before.text}” pede a preposição “a”, que se junta ao “a” inicial de “${token.text}”: use crase, “${pointed}”.`;
      return [{ start: token.start, end: token.end, comment, suggestions: [pointed] }];
    }
    const wanted = token.lower === 'a' ? FS : token.lower === 'as' ? FP : 0;
    if (!before || !noun || !wanted || !governs(tokens, i - 1) || noun.upos !== 'NOUN' || noun.text !== noun.lower) return [];
    if ((noun.readings & NOMINAL) !== wanted || noun.readings & INFINITIVE) return [];
    const instead = wanted === FS ? 'à' : 'às';
    return [
      {
        start: token.start,
        end: token.end,
        comment: `“${before.text}” pede a preposição “a”, que se junta ao artigo de “${noun.text}”: use crase, “${instead} ${noun.text}”.`,
        suggestions: [instead],
      },
    ];
  },
});
