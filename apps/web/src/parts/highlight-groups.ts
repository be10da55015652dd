import type { HighlightCategory } from '@lauda/contract/analysis';

export const HIGHLIGHT_GROUPS = ['spell', 'grammar', 'orality', 'special'] as const;
export type HighlightGroup = (typeof HIGHLIGHT_GROUPS)[number];

/** The eight names of the wire (spec §3) are four things to the reader. */
const GROUP_OF: Record<HighlightCategory, HighlightGroup> = {
  spell: 'spell',
  erros_ortograficos: 'spell',
  mistake: 'grammar',
  grammar: 'grammar',
  erros_gramaticais: 'grammar',
  orality: 'orality',
  oralidades: 'orality',
  special_cases: 'special',
};

export const groupOf = (category: HighlightCategory): HighlightGroup => GROUP_OF[category];
