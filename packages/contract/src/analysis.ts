import { z } from 'zod';
import { endpoint } from './endpoint';
import { id, moment } from './ids';
import { page, slice } from './page';

/** All names that the wire knows (spec §3); the engine itself speaks the five that are not synonyms. */
export const HIGHLIGHT_CATEGORIES = [
  'mistake',
  'spell',
  'erros_ortograficos',
  'erros_gramaticais',
  'oralidades',
  'grammar',
  'orality',
  'special_cases',
] as const;

export const highlight = z.object({
  /** Stays the same for the same mark on the same words: what thumbs and decisions are kept by. */
  key: z.string(),
  /** 0-based, of the lines of composition_raw. */
  paragraph: z.int(),
  /** UTF-16 positions in the paragraph, end exclusive. */
  boundaries: z.tuple([z.int(), z.int()]),
  /** The same in composition_raw. */
  start: z.int(),
  end: z.int(),
  category: z.enum(HIGHLIGHT_CATEGORIES),
  rule: z.string(),
  confidence: z.number(),
  comment: z.string(),
  suggestions: z.array(z.string()),
  /** By the numbers of the ENEM grid, whatever the text is graded by. */
  competence: z.int(),
});

const span = z.object({ start: z.int(), end: z.int(), text: z.string() });
const reason = z.object({ feature: z.string(), text: z.string() });

export const aiScore = z.object({
  /** One number, as the wire knows it (spec §3); null when the engine does not grade this text, and then `reason` says why. */
  ai_score: z.number().nullable(),
  reason: z.string().nullable(),
  /** Nearest levels, by position. */
  competences: z.array(z.number()),
  band: z.tuple([z.number(), z.number()]).nullable(),
  reasons: z.array(z.object({ raised: z.array(reason), lowered: z.array(reason) })),
  model: z.string().nullable(),
  /** How far the model agreed with people on texts it had not seen: what the suggestion is worth. */
  agreement: z.object({ qwk: z.number(), rmse: z.number(), texts: z.int() }).nullable(),
});

export const analysisResult = z.object({
  highlights: z.array(highlight),
  stats: z.object({
    indicators: z.record(z.string(), z.number()),
    targets: z.record(z.string(), z.object({ min: z.number().optional(), max: z.number().optional() })),
    connectives: z.record(z.string(), z.array(z.string())),
  }),
  /** The five elements of the proposal with their places; null where the genre asks for none. */
  intervention: z
    .object({
      agente: span.nullable(),
      acao: span.nullable(),
      meio: span.nullable(),
      finalidade: span.nullable(),
      detalhamento: span.nullable(),
    })
    .nullable(),
});

export const analysisState = z.object({
  id: z.int(),
  composition_id: z.int().nullable(),
  state: z.enum(['queued', 'running', 'done', 'failed']),
  /** Of the text that was read; a screen with another text shows nothing of this. */
  text_hash: z.string(),
  engine: z.string(),
  result: analysisResult.nullable(),
  /** Only for a pasted text: a composition's score has a call of its own, with its own rules about who sees it when. */
  ai_score: aiScore.nullable(),
  failure: z.string().nullable(),
  created: moment,
  finished: moment.nullable(),
});

const passage = z.object({
  start: z.int(),
  end: z.int(),
  quote: z.string(),
  /** Where it comes from. */
  source: z.enum(['motivating_text', 'composition']),
  source_title: z.string(),
  /** Only when the reader reaches it. */
  composition_id: z.int().nullable(),
  source_quote: z.string(),
  source_before: z.string(),
  source_after: z.string(),
});

export const similarity = z.object({
  /** Share of the text, by character, that also stands elsewhere. */
  share: z.number(),
  share_of_theme: z.number(),
  share_of_others: z.number(),
  lines: z.int(),
  /** ENEM counts only lines of one's own, and wants at least 8. */
  own_lines: z.int(),
  passages: z.array(passage),
});

export type Highlight = z.infer<typeof highlight>;
export type HighlightCategory = (typeof HIGHLIGHT_CATEGORIES)[number];
export type AnalysisResult = z.infer<typeof analysisResult>;
export type AnalysisState = z.infer<typeof analysisState>;
export type AiScore = z.infer<typeof aiScore>;
export type Passage = z.infer<typeof passage>;
export type Similarity = z.infer<typeof similarity>;

export const MARKERS = ['highlights', 'stats', 'score'] as const;

export const analysis = {
  request: endpoint({
    method: 'POST',
    path: '/api/v1/json_stats_async/',
    permission: 'analysis.request',
    summary: 'Pede a leitura de um texto; o mesmo texto com os mesmos marcadores é lido uma vez só.',
    body: z.strictObject({
      /** Of a composition of the reach; left out, a pasted text (only for whoever administers). */
      id: id.optional(),
      process_comments: z.boolean().optional(),
      /** Keep the result with the composition; refused when the text is not the one kept. */
      persist_to_db: z.boolean().optional(),
      markers_to_process: z.array(z.enum(MARKERS)).max(3).optional(),
      /** Editor paragraphs joined by blank lines, except when from mobile (spec §5). */
      composition_raw: z.string().min(1).optional(),
      /** For a pasted text. */
      genre_id: id.optional(),
    }),
    reply: analysisState,
    status: 202,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/json_stats_async/:id/',
    permission: 'analysis.request',
    summary: 'O andamento ou o resultado de uma leitura.',
    reply: analysisState,
  }),
  ofComposition: endpoint({
    method: 'GET',
    path: '/api/v1/compositions/:id/stats/',
    permission: 'composition.read',
    summary: 'A leitura do texto atual de uma redação, pronta ou em andamento.',
    reply: analysisState,
  }),
  aiScore: endpoint({
    method: 'GET',
    path: '/api/v1/compositions/:id/ai_score/',
    permission: 'composition.read',
    summary: 'A nota que a máquina sugere; a quem corrige, só depois das próprias notas, salvo com a flag check_ai_portal (403).',
    reply: aiScore,
  }),
  similarity: endpoint({
    method: 'GET',
    path: '/api/v1/compositions/:id/similarity/',
    permission: 'composition.read',
    summary: 'Trechos iguais aos textos motivadores e a outras redações da plataforma.',
    recorded: true,
    reply: similarity,
  }),
  feedback: endpoint({
    method: 'PUT',
    path: '/api/v1/compositions/:id/highlight_feedback/',
    permission: 'composition.read',
    summary: 'Diz se um destaque ajudou; nulo tira o que foi dito.',
    body: z.strictObject({ key: z.string().min(1).max(200), is_helpful: z.boolean().nullable() }),
    reply: z.object({ key: z.string(), is_helpful: z.boolean().nullable() }),
  }),
  ownFeedback: endpoint({
    method: 'GET',
    path: '/api/v1/compositions/:id/highlight_feedback/',
    permission: 'composition.read',
    summary: 'O que esta pessoa disse dos destaques de uma redação.',
    reply: z.object({ results: z.record(z.string(), z.boolean()) }),
  }),
  exportFeedback: endpoint({
    method: 'GET',
    path: '/api/v1/highlight_feedback/',
    permission: 'analysis.export',
    summary: 'O que se disse dos destaques, por regra, com o trecho e sem nomes: dados para treinar de novo.',
    query: z.object({ ...slice(1000), rule: z.string().max(120).optional() }),
    reply: page(
      z.object({
        rule: z.string(),
        category: z.string(),
        engine: z.string(),
        is_helpful: z.boolean(),
        quote: z.string(),
        sentence: z.string(),
        modified: moment,
      }),
    ),
  }),
};
