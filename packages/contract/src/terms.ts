import { z } from 'zod';
import { endpoint } from './endpoint';

export const TERMS_PARAMETERS = ['terms_use_text', 'terms_privacy_text'] as const;

export const termsEntry = z.object({
  parameter: z.enum(TERMS_PARAMETERS),
  /** HTML, sanitised by whoever shows it. */
  value: z.string(),
  modified: z.iso.datetime({ offset: true }),
  /** Which text this is: what an acceptance names. */
  version: z.string(),
});

export type TermsEntry = z.infer<typeof termsEntry>;

export const terms = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/terms/',
    permission: 'public',
    summary: 'Os termos de uso e a política de privacidade, com a data da última mudança.',
    reply: z.array(termsEntry),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/v1/terms/accept/',
    permission: 'session',
    summary: 'Aceita os textos lidos, pela versão de cada um.',
    body: z.strictObject({ terms_use_text: z.string().max(100), terms_privacy_text: z.string().max(100) }),
    beforeFirstAccess: true,
  }),
};
