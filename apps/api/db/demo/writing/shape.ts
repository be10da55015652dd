/** A text as a student wrote it, with what a careful reviewer gives it and why. */
export type WrittenText = {
  /** Unique within the file's theme. */
  key: string;
  /** Slug of the theme. */
  theme: string;
  title: string | null;
  /** Paragraphs parted by one line break, mistakes and all. */
  text: string;
  /** By competence, in order: points of the grid (0 to 200 in steps of 40, or 2 to 10 in steps of 2). Null when zeroed. */
  grades: readonly [number, number, number, number, number] | null;
  zero: { reason: string; comment: string } | null;
  /** Per competence, what the reviewer writes to the student. */
  comments: readonly string[];
  /** To the whole text. */
  general: string;
  /** `quote` stands in the text exactly once, or `nth` says which (from 1). */
  annotations: readonly {
    quote: string;
    nth?: number;
    competence: number;
    tone: 'correcao' | 'elogio' | 'orientacao' | 'plagio';
    comment: string;
  }[];
  /** A second version by the same student: the key of the first. */
  rewrites?: string;
};
