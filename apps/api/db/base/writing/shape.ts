import type { Aspect } from '@lauda/contract/review-grids';
import type { GenreSlug } from '@lauda/domain/writing/genres';

export type BaseLevel = {
  /** 0 to 5 on the ENEM grid, 1 to 5 on Grade Única. */
  level: number;
  points: number;
  descriptor: string;
  /** What to look for, in a few words. */
  hint: string;
  /** What is missing for the level above, as advice to a reviewer; empty on the top one. */
  to_next: string;
};

export type BaseCompetence = {
  position: number;
  aspect: Aspect;
  name: string;
  short: string;
  description: string;
  sub_criteria: string[];
  levels: BaseLevel[];
};

export type BaseGrid = { slug: 'enem' | 'unica'; name: string; description: string; competences: BaseCompetence[] };

export type BaseGenre = {
  slug: GenreSlug;
  name: string;
  grid: BaseGrid['slug'];
  school_grades: number[];
  min_words: number;
  max_words: number;
  /** What makes it that genre, one short sentence each. */
  essentials: string[];
  bncc_skills: string[];
  /** Which statistics of the text are shown first, by the names of the analysis. */
  shown_stats: string[];
  description: string;
};

export type BaseZeroReason = {
  slug: string;
  label: string;
  /** One sentence: when it applies. */
  description: string;
  grids: BaseGrid['slug'][];
  /** The adaptation of a student that closes it. */
  closed_by: 'length' | 'genre' | 'theme' | null;
  /** `{palavras}` and `{minimo}` are filled in by the desk. A genre may say it in its own words. */
  comments: { role: 'teacher' | 'reviewer'; text: string; genre?: GenreSlug }[];
};

export type BaseAbandonReason = { slug: string; label: string; tells_coordinator: boolean };

export type BaseAid = {
  slug: string;
  title: string;
  body: string;
  /** Null: any. */
  genre: GenreSlug | null;
  competence: { grid: BaseGrid['slug']; position: number } | null;
  theme: string | null;
};

export type BaseComment = {
  grid: BaseGrid['slug'];
  competence: number;
  genre: GenreSlug | null;
  tone: 'correcao' | 'elogio' | 'orientacao';
  /** Two to five words to find it by. */
  title: string;
  text: string;
  /** Why it matters, in one sentence. */
  reason: string;
  example: string;
};
