import { z } from 'zod';
import { endpoint } from './endpoint';
import { userProfile } from './users';

const fields = z.strictObject({
  phone: z.string().trim().max(32).optional(),
  birth_date: z.iso.date().nullable().optional(),
  pronouns: z.string().trim().max(40).optional(),
});

export const profiles = {
  ofUser: endpoint({
    method: 'GET',
    path: '/api/v1/user_profile/get_profile_by_user_id/',
    permission: 'session',
    summary: 'O perfil de uma pessoa do alcance de quem pede.',
    query: z.object({ id: z.coerce.number().int().positive() }),
    reply: userProfile,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/user_profile/',
    permission: 'session',
    summary: 'Cria o próprio perfil.',
    body: fields,
    reply: userProfile,
    status: 201,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/v1/user_profile/:id/',
    permission: 'session',
    summary: 'Muda o próprio perfil.',
    body: fields,
    reply: userProfile,
  }),
};
