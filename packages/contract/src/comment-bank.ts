import { z } from 'zod';
import { endpoint } from './endpoint';
import { id, idParam, version } from './ids';
import { page, slice } from './page';

export const COMMENT_TONES = ['correcao', 'elogio', 'orientacao'] as const;

export const bankComment = z.object({
  id: z.int(),
  origin: z.enum(['own', 'school', 'product']),
  competence_id: z.int(),
  position: z.int(),
  genre_id: z.int().nullable(),
  tone: z.enum(COMMENT_TONES),
  title: z.string(),
  text: z.string(),
  reason: z.string(),
  example: z.string(),
  /** How often this person used it. */
  uses: z.int(),
  can_edit: z.boolean(),
  version: z.int(),
});

export type BankComment = z.infer<typeof bankComment>;

const fields = {
  competence_id: id,
  genre_id: id.nullable(),
  tone: z.enum(COMMENT_TONES),
  title: z.string().trim().min(1).max(120),
  text: z.string().trim().min(1).max(2000),
  reason: z.string().trim().max(1000),
  example: z.string().trim().max(1000),
  /** Shared with the school; left out or null, one's own. */
  school_id: id.nullable(),
};

export const commentBank = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/comment_bank/',
    permission: 'comment_bank.use',
    summary: 'Comentários prontos: próprios, da escola e do produto; os que você mais usa primeiro.',
    query: z.object({
      ...slice(200, 30),
      search: z.string().trim().max(120).optional(),
      competence_id: idParam.optional(),
      genre_id: idParam.optional(),
      review_grid_id: idParam.optional(),
      tone: z.enum(COMMENT_TONES).optional(),
    }),
    reply: page(bankComment),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/comment_bank/',
    permission: 'comment_bank.use',
    summary: 'Guarda um comentário no banco.',
    body: z.strictObject({
      ...fields,
      genre_id: fields.genre_id.optional(),
      reason: fields.reason.optional(),
      example: fields.example.optional(),
      school_id: fields.school_id.optional(),
    }),
    reply: bankComment,
    status: 201,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/v1/comment_bank/:id/',
    permission: 'comment_bank.use',
    summary: 'Muda um comentário próprio.',
    body: z.strictObject({ version, ...z.object(fields).partial().shape }),
    reply: bankComment,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/comment_bank/:id/',
    permission: 'comment_bank.use',
    summary: 'Tira um comentário próprio do banco.',
  }),
  use: endpoint({
    method: 'POST',
    path: '/api/v1/comment_bank/:id/use/',
    permission: 'comment_bank.use',
    summary: 'Conta um uso, para que os mais usados venham primeiro.',
  }),
};
