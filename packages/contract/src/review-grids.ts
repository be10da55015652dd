import { z } from 'zod';
import { endpoint } from './endpoint';
import { idParam } from './ids';
import { page, slice } from './page';

export const competenceLevel = z.object({
  id: z.int(),
  level: z.int(),
  points: z.int(),
  descriptor: z.string(),
  hint: z.string(),
  /** What is missing for the level above; empty on the top one. */
  to_next: z.string(),
});

/** What a competence looks at, whatever its place in its grid. */
export const ASPECTS = ['conventions', 'theme', 'genre', 'argument', 'cohesion', 'proposal'] as const;
export type Aspect = (typeof ASPECTS)[number];

export const competence = z.object({
  id: z.int(),
  position: z.int(),
  aspect: z.enum(ASPECTS).nullable(),
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  sub_criteria: z.array(z.string()),
  levels: z.array(competenceLevel),
});

export const reviewGrid = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** The most and the least that a text which is not zeroed can get. */
  max_total: z.int(),
  min_total: z.int(),
  competences: z.array(competence),
});

/** A genre in a list; `details` adds its competences. */
export const genre = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  review_grid_id: z.int(),
  review_grid_name: z.string(),
  school_grades: z.array(z.int()),
  min_words: z.int(),
  max_words: z.int(),
});

export const genreDetails = genre.extend({
  essentials: z.array(z.string()),
  bncc_skills: z.array(z.string()),
  shown_stats: z.array(z.string()),
  competences: z.array(competence),
});

export const zeroReason = z.object({
  id: z.int(),
  slug: z.string(),
  label: z.string(),
  description: z.string(),
  /** The adaptation of the student that closes it. */
  closed_by: z.enum(['length', 'genre', 'theme']).nullable(),
});

export const zeroComment = z.object({
  id: z.int(),
  zero_grade_reason_id: z.int(),
  genre_id: z.int(),
  user_role: z.string(),
  text: z.string(),
});

export const abandonReason = z.object({ id: z.int(), slug: z.string(), label: z.string() });

export type CompetenceLevel = z.infer<typeof competenceLevel>;
export type Competence = z.infer<typeof competence>;
export type ReviewGrid = z.infer<typeof reviewGrid>;
export type Genre = z.infer<typeof genre>;
export type GenreDetails = z.infer<typeof genreDetails>;
export type ZeroReason = z.infer<typeof zeroReason>;
export type ZeroComment = z.infer<typeof zeroComment>;
export type AbandonReason = z.infer<typeof abandonReason>;

/** This grid serves every genre of its years, so its screens never ask for one (spec §6). */
export const SINGLE_GRID_NAME = 'Grade Única';

export const reviewGrids = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/review_grids/',
    permission: 'grid.read',
    summary: 'As grades de correção, com competências e níveis.',
    query: z.object({ ...slice(100) }),
    reply: page(reviewGrid),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/review_grids/:id/',
    permission: 'grid.read',
    summary: 'Uma grade, com competências e níveis.',
    reply: reviewGrid,
  }),
  genres: endpoint({
    method: 'GET',
    path: '/api/v1/composition_genre/',
    permission: 'grid.read',
    summary: 'Os gêneros textuais.',
    query: z.object({ ...slice(100), review_grid_id: idParam.optional() }),
    reply: page(genre),
  }),
  genreDetails: endpoint({
    method: 'GET',
    path: '/api/v1/composition_genre/:id/details/',
    permission: 'grid.read',
    summary: 'Um gênero, com as competências da sua grade e os indicadores que mostra.',
    reply: genreDetails,
  }),
  zeroReasons: endpoint({
    method: 'GET',
    path: '/api/v1/zero_grade_reasons/',
    permission: 'grid.read',
    summary: 'Os motivos para zerar um texto de um gênero, na ordem em que se verificam.',
    query: z.object({ ...slice(100), genre_id: idParam.optional() }),
    reply: page(zeroReason),
  }),
  zeroComments: endpoint({
    method: 'GET',
    path: '/api/v1/zero_grade_comment/',
    permission: 'grid.read',
    summary: 'O comentário pronto de cada motivo, por gênero e por quem corrige.',
    query: z.object({ ...slice(200), genre_id: idParam.optional(), user_role: z.string().max(40).optional() }),
    reply: page(zeroComment),
  }),
  abandonReasons: endpoint({
    method: 'GET',
    path: '/api/v1/abandon_reasons/',
    permission: 'grid.read',
    summary: 'Os motivos para abandonar uma correção.',
    query: z.object({ ...slice(100) }),
    reply: page(abandonReason),
  }),
};
