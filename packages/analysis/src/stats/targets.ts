import type { Genre, Target } from '../request';

/** Comfortable ranges, read off texts with high grades of each genre: guides for a teacher, never a grade. */
const TARGETS: Record<Genre, Record<string, Target>> = {
  enem: {
    palavras: { min: 300, max: 480 },
    paragrafos: { min: 4, max: 5 },
    palavras_por_sentenca: { min: 18, max: 32 },
    conectivos_distintos: { min: 10 },
    diversidade_lexical: { min: 90 },
    legibilidade: { min: 10, max: 50 },
    repertorio: { min: 2 },
    erros_ortograficos: { max: 1 },
    erros_gramaticais: { max: 3 },
    oralidades: { max: 0 },
    primeira_pessoa: { max: 0 },
    linhas_proprias: { min: 20 },
    nivel_estrutura: { min: 4 },
  },
  narrativa: {
    palavras: { min: 120, max: 350 },
    paragrafos: { min: 3 },
    palavras_por_sentenca: { min: 8, max: 22 },
    diversidade_lexical: { min: 45 },
    legibilidade: { min: 50 },
    erros_ortograficos: { max: 3 },
    nivel_estrutura: { min: 3 },
  },
};

export const targetsFor = (genre?: Genre): Record<string, Target> => (genre ? TARGETS[genre] : {});
