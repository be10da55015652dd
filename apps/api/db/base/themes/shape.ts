import type { GenreSlug } from '@lauda/domain/writing/genres';

/** What a student reads before writing. Paragraphs are parted by an empty line. */
export type MotivatingText = {
  kind: 'informativo' | 'dado' | 'charge' | 'lei' | 'literario' | 'depoimento';
  title: string;
  body: string;
  source: string;
  /** The source was made up for the classroom, and the page says so. */
  is_invented: boolean;
  /** Numbers of a `dado`, drawn as bars. */
  figure?: { unit: string; rows: { label: string; value: number }[] };
};

/** Something from outside that a text can lean on. */
export type Repertory = { kind: 'livro' | 'filme' | 'conceito' | 'personalidade' | 'lei' | 'fato' | 'obra'; title: string; body: string };

export type BaseTheme = {
  slug: string;
  title: string;
  genre: GenreSlug;
  /** Codes 6 to 14. */
  school_grades: number[];
  learning_path_type: 'diagnostica' | 'trilha' | 'simulado' | null;
  /** One line for the card of the library. */
  summary: string;
  statement: string;
  motivating_texts: MotivatingText[];
  repertory: Repertory[];
  /** Proposed words for whoever gives it to a class; null when the theme has no ready activity. */
  template: { title: string; guidance: string; days: number } | null;
};
