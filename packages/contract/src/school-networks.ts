import { z } from 'zod';
import { endpoint } from './endpoint';
import { page, slice } from './page';

/** What anyone may know of a network before logging in: its name and its looks. */
export const schoolNetwork = z.object({ id: z.int(), name: z.string(), logo: z.string().nullable(), accent: z.string().nullable() });

export type SchoolNetwork = z.infer<typeof schoolNetwork>;

export const schoolNetworks = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/schoolsnetwork/',
    permission: 'public',
    summary: 'As redes de ensino que entram por /acesso.',
    query: z.object({ ...slice(200) }),
    reply: page(schoolNetwork),
  }),
};
