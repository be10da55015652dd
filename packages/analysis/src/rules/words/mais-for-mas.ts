import type { Finding } from '../../rule';
import { likeWritten } from '../like-written';
import { wordRule } from '../word-rule';

/** What no quantity can stand before: "mais ele não veio", "mais infelizmente". */
const NOT_COUNTED =
  /^(não|infelizmente|isso|ele|ela|eles|elas|eu|nós|você|vocês|nem|quando|existe|existem|há|muitas|muitos|algumas|alguns|todos|hoje|atualmente)$/;

/** "Mais muitas vezes não", at the head of a sentence or behind a comma: the ideas are opposed. */
export const maisForMas = wordRule({
  id: 'mais-for-mas',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.85,
  at: (token, i, tokens): Finding[] => {
    const next = tokens[i + 1]?.lower ?? '';
    const opens = i === 0 || tokens[i - 1]?.text === ',';
    // "Não quero mais, mais nem por isso": a second "mais" may still count.
    if (token.lower !== 'mais' || !opens || !NOT_COUNTED.test(next) || tokens[i - 2]?.lower === 'mais') return [];
    const comment = '“Mas” opõe ideias, como “porém”; “mais” indica quantidade. Aqui o sentido é de oposição.';
    return [{ start: token.start, end: token.end, comment, suggestions: [likeWritten('mas', token.text)] }];
  },
});
