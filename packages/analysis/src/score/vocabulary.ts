import { logFrequency } from '../lexicon/frequency';
import type { Token } from '../text/token';

const VAGUE = new Set('coisa coisas algo muito muita muitos muitas bom boa ruim gente pessoas fazer ter ser isso tudo'.split(' '));
const ACADEMIC =
  /^(hodiern|contemporan|perpetu|mitig|corrobor|imprescind|salient|pauta|viés|óbice|entrave|supracit|precíp|notóri|evidenc|fomenta|viabiliz|intrínsec|exacerb|negligenc|vilip|deturp|arraig|ínfim|panorama|premissa|âmbito|primordial|consoante|conjuntura|mazela|efetiv|mazel|paradigma|inerent|preconiz)/;

/** How rich and how careful the choice of words is. */
export function vocabulary(words: Token[]): Record<string, number> {
  const lower = words.map((word) => word.lower);
  const n = Math.max(1, lower.length);
  const types = new Set(lower);
  const counts = new Map<string, number>();
  for (const word of lower) counts.set(word, (counts.get(word) ?? 0) + 1);
  const content = lower.filter((word) => word.length > 3);
  const contentTypes = new Set(content);
  const top = Math.max(0, ...[...counts].filter(([word]) => word.length > 4).map(([, count]) => count));
  return {
    types: types.size,
    root_ttr: types.size / Math.sqrt(n),
    content_types: contentTypes.size,
    hapax: [...counts.values()].filter((count) => count === 1).length / n,
    frequency_mean: content.reduce((sum, word) => sum + logFrequency(word), 0) / Math.max(1, content.length),
    long_words: (100 * lower.filter((word) => word.length >= 10).length) / n,
    vague: (100 * lower.filter((word) => VAGUE.has(word)).length) / n,
    academic: lower.filter((word) => ACADEMIC.test(word)).length,
    repeats_most: (100 * top) / n,
    mente: (100 * lower.filter((word) => word.endsWith('mente')).length) / n,
    gerunds: (100 * lower.filter((word) => /[aei]ndo$/.test(word) && word.length > 5).length) / n,
    negations: (100 * lower.filter((word) => word === 'não' || word === 'nunca' || word === 'nem').length) / n,
    que: (100 * lower.filter((word) => word === 'que').length) / n,
    se_clitic: (100 * lower.filter((word) => word.endsWith('-se')).length) / n,
    plural_first:
      (100 * lower.filter((word) => /[aei]mos$/.test(word) || word === 'nós' || word === 'nosso' || word === 'nossa').length) / n,
    nominal_endings: (100 * lower.filter((word) => /(ção|ções|mento|dade|ismo|ência|ância)s?$/.test(word)).length) / n,
  };
}
