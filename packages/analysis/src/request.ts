/** What goes into the engine and what comes out: plain data, spelt as it travels. */

/** The five categories the engine speaks; the wire knows older synonyms too (spec §3). */
export type Category = 'erros_ortograficos' | 'erros_gramaticais' | 'oralidades' | 'mistake' | 'special_cases';

export type Genre = 'enem' | 'narrativa';

export type Want = 'highlights' | 'stats' | 'score' | 'tokens';

export type AnalysisRequest = {
  id: number | string;
  paragraphs: string[];
  composition_raw?: string;
  title?: string;
  genre?: Genre;
  theme?: { title: string; texts: string[] };
  want?: Want[];
};

export type Highlight = {
  /** 0-based. */
  paragraph: number;
  /** UTF-16 offsets in the paragraph, end exclusive. */
  boundaries: [number, number];
  category: Category;
  rule: string;
  /** How often people who correct compositions agree with this rule, 0 to 1. */
  confidence: number;
  comment: string;
  suggestions: string[];
  /** The competence of the ENEM grid that the remark belongs to, 1 to 5. */
  competence: number;
};

export type Indicators = Record<string, number>;

export type Target = { min?: number; max?: number };

export type Stats = {
  indicators: Indicators;
  /** The comfortable range of an indicator for the genre, where there is one. */
  targets: Record<string, Target>;
  /** Connectives found, by class. */
  connectives: Record<string, string[]>;
};

export type Reason = { feature: string; text: string };

export type Score = {
  competences: number[];
  total: number;
  expected: number;
  /** Two thirds of the grades people gave lie within it. */
  band: [number, number];
  model: string;
  /** What most raised and lowered each competence, in words. */
  reasons: { raised: Reason[]; lowered: Reason[] }[];
};

export type TokenAnswer = { paragraph: number; start: number; end: number; upos: string };

export type Span = { paragraph: number; boundaries: [number, number]; text: string };

export type Intervention = {
  agente: Span | null;
  acao: Span | null;
  meio: Span | null;
  finalidade: Span | null;
  detalhamento: Span | null;
};

export type AnalysisAnswer = {
  id: number | string;
  engine: string;
  highlights: Highlight[];
  stats: Stats;
  score: Score | null;
  /** Why there is no score, in words for the person who asked. */
  no_score_reason?: string;
  tokens?: TokenAnswer[];
  intervention?: Intervention;
};
