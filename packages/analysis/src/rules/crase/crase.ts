import { doubtRule } from '../doubt-rule';

export const crase = doubtRule({
  id: 'crase',
  category: 'erros_gramaticais',
  kinds: ['crase'],
  least: 0.48,
  confidence: 0.72,
  comment: (written, variant) => {
    if (variant.toLowerCase() === 'há') return 'Para tempo passado ou existência, use “há”, do verbo haver.';
    if (/^à/i.test(variant))
      return `Aqui a preposição “a” se encontra com o artigo “a”: marque a crase, “${variant}”. Teste: trocando por uma palavra masculina, apareceria “ao”.`;
    return `Aqui não há encontro de preposição com artigo feminino, então não se usa crase: “${variant}” em vez de “${written}”.`;
  },
});
