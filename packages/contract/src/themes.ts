import { z } from 'zod';
import { endpoint } from './endpoint';
import { id, idParam, moment, version } from './ids';
import { flagParam, page, repeated, slice } from './page';
import { REVIEW_FLOWS } from './users';

export const LEARNING_PATH_TYPES = ['diagnostica', 'trilha', 'simulado'] as const;
export const MOTIVATING_KINDS = ['informativo', 'dado', 'charge', 'lei', 'literario', 'depoimento'] as const;
export const REPERTORY_KINDS = ['livro', 'filme', 'conceito', 'personalidade', 'lei', 'fato', 'obra'] as const;
export const THEME_STATES = ['draft', 'published', 'archived'] as const;

const line = (most: number) => z.string().trim().max(most);

/** Paragraphs are parted by an empty line. */
export const motivatingText = z.strictObject({
  kind: z.enum(MOTIVATING_KINDS),
  title: line(200),
  body: line(6000).min(1),
  source: line(300),
  /** Made up for the classroom, and the page says so. */
  is_invented: z.boolean(),
  figure: z
    .strictObject({
      unit: line(40),
      rows: z
        .array(z.strictObject({ label: line(80), value: z.number().min(-1e9).max(1e9) }))
        .min(1)
        .max(12),
    })
    .optional(),
});

export const repertoryContent = z.strictObject({ kind: z.enum(REPERTORY_KINDS), title: line(200).min(1), body: line(2000) });

export const themeTemplate = z.object({ title: z.string(), guidance: z.string(), days: z.int() });

/** A class of the reader's reach that was already given the theme. */
const givenTo = z.object({
  school_group_id: z.int(),
  school_group_name: z.string(),
  test_id: z.int(),
  test_type: z.string(),
  closes_at: moment,
});

const themeGenre = z.object({ id: z.int(), slug: z.string(), name: z.string(), review_grid_id: z.int(), review_grid_name: z.string() });

export const themeCard = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  cover: z.string(),
  genre: themeGenre,
  school_grades: z.array(z.int()),
  learning_path_type: z.enum(LEARNING_PATH_TYPES).nullable(),
  review_types: z.array(z.enum(REVIEW_FLOWS)),
  has_test_template: z.boolean(),
  state: z.enum(THEME_STATES),
  /** Null for the product's own. */
  school: z.object({ id: z.int(), name: z.string() }).nullable(),
  author_name: z.string().nullable(),
  /** The three latest; `count_given` says how many there are. */
  given_to: z.array(givenTo),
  count_given: z.int(),
});

export const theme = themeCard.extend({
  statement: z.string(),
  motivating_texts: z.array(motivatingText),
  repertory_contents: z.array(repertoryContent),
  template: themeTemplate.nullable(),
  is_own: z.boolean(),
  version: z.int(),
  created: moment,
  modified: moment,
});

export const aid = z.object({
  id: z.int(),
  title: z.string(),
  body: z.string(),
  genre_id: z.int().nullable(),
  competence_id: z.int().nullable(),
  theme_id: z.int().nullable(),
});

export type MotivatingText = z.infer<typeof motivatingText>;
export type RepertoryContent = z.infer<typeof repertoryContent>;
export type ThemeCard = z.infer<typeof themeCard>;
export type Theme = z.infer<typeof theme>;
export type Aid = z.infer<typeof aid>;

/** What a teacher writes; a draft may be unfinished, publishing asks for title, statement and one motivating text. */
const writing = {
  title: line(200).min(1),
  summary: line(300),
  genre_id: id,
  school_grades: z.array(z.int().min(6).max(14)).min(1).max(9),
  statement: line(8000),
  motivating_texts: z.array(motivatingText).max(6),
  repertory_contents: z.array(repertoryContent).max(12),
};

export const THEME_SORTS = ['relevance', 'title', '-title', 'modified', '-modified'] as const;

export const themes = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/composition_instructions/',
    permission: 'theme.read',
    summary: 'Os temas do produto e os da escola, com busca e filtros; diz em que turmas do alcance já foram dados.',
    query: z.object({
      ...slice(100, 24),
      /** Words to look for, in any inflection, with or without accents. */
      filter: line(120).optional(),
      genre_id: repeated(idParam).optional(),
      review_grid_id: idParam.optional(),
      learning_path_type: z.enum(LEARNING_PATH_TYPES).optional(),
      review_type: z.enum(REVIEW_FLOWS).optional(),
      has_test_template: flagParam.optional(),
      school_grade: z.coerce.number().int().min(6).max(14).optional(),
      /** `own`: written by me, drafts too; `school`: of my schools; `product`: ours. */
      origin: z.enum(['own', 'school', 'product']).optional(),
      /** Only what a class was not given yet. */
      not_given_to: idParam.optional(),
      sort: z.enum(THEME_SORTS).optional(),
    }),
    reply: page(themeCard),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/composition_instructions/:id/',
    permission: 'theme.read',
    summary: 'Um tema inteiro: proposta, textos motivadores, repertório.',
    reply: theme,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/composition_instructions/',
    permission: 'theme.write',
    summary: 'Começa um tema da escola, como rascunho de quem escreve.',
    body: z.strictObject({ ...writing, school_id: id }),
    reply: theme,
    status: 201,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/v1/composition_instructions/:id/',
    permission: 'theme.write',
    summary: 'Muda um tema próprio.',
    body: z.strictObject({ version, ...z.object(writing).partial().shape }),
    reply: theme,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/v1/composition_instructions/:id/publish/',
    permission: 'theme.write',
    summary: 'Publica um tema próprio para a escola.',
    body: z.strictObject({ version }),
    reply: theme,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/api/v1/composition_instructions/:id/archive/',
    permission: 'theme.write',
    summary: 'Tira um tema próprio da biblioteca; as atividades que o usam continuam.',
    body: z.strictObject({ version }),
    reply: theme,
  }),
  aids: endpoint({
    method: 'GET',
    path: '/api/v1/composition_aids/',
    permission: 'theme.read',
    summary: 'Ajudas à escrita, por gênero, competência e tema.',
    query: z.object({ ...slice(200, 50), genre_id: idParam.optional(), competence_id: idParam.optional(), theme_id: idParam.optional() }),
    reply: page(aid),
  }),
};
