import { z } from 'zod';
import { endpoint } from './endpoint';

const demonstrationUser = z.object({
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  password: z.string(),
  description: z.string(),
});

export type DemonstrationUser = z.infer<typeof demonstrationUser>;

const letter = z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string(), sent: z.iso.datetime({ offset: true }) });

export type Letter = z.infer<typeof letter>;

/** They answer 404 unless demonstration data was loaded or this is development. */
export const demonstration = {
  users: endpoint({
    method: 'GET',
    path: '/api/v1/demonstration/users/',
    permission: 'public',
    summary: 'As pessoas da demonstração, para entrar com um clique.',
    reply: z.array(demonstrationUser),
  }),
  mailbox: endpoint({
    method: 'GET',
    path: '/api/v1/demonstration/mailbox/',
    permission: 'public',
    summary: 'As últimas mensagens da pasta de correio, onde elas ficam sem SMTP.',
    reply: z.array(letter),
  }),
};
