import { z } from 'zod';
import { endpoint } from './endpoint';
import { password } from './users';

const csrf = z.object({ csrf: z.string() });
const platform = z.literal('teacher');
/** Long enough for any real one; what is longer never reaches the hash. */
const secret = z.string().min(1).max(1024);

export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/api/v1/token/login/',
    permission: 'public',
    summary: 'Entra com usuário (ou e-mail) e senha.',
    body: z.strictObject({ username: z.string().trim().min(1).max(254), password: secret, platform }),
    reply: csrf,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/v1/token/refresh/',
    permission: 'public',
    summary: 'Renova a sessão uma vez e devolve o novo valor CSRF.',
    reply: csrf,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/v1/auth/logout/',
    permission: 'public',
    summary: 'Encerra a sessão.',
    beforeFirstAccess: true,
  }),
  portal: endpoint({
    method: 'POST',
    path: '/api/v1/layers/auth/',
    permission: 'public',
    summary: 'Entra em silêncio pelo portal, que confirma a sessão de servidor a servidor.',
    body: z.strictObject({
      user_id: z.string().min(1).max(200),
      session: z.string().min(1).max(2000),
      community_id: z.string().min(1).max(200),
      platform,
    }),
    reply: csrf,
  }),
  network: endpoint({
    method: 'POST',
    path: '/api/v1/schoolsnetwork/auth/',
    permission: 'public',
    summary: 'Entra pela rede de ensino, com usuário e senha ou com o código de acesso da rede.',
    body: z.strictObject({
      school_network_id: z.int().positive(),
      username: z.string().trim().min(1).max(254).optional(),
      password: secret.optional(),
      access_code: secret.optional(),
    }),
    reply: csrf,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/forgot_password/',
    permission: 'public',
    summary: 'Pede por e-mail um link para escolher outra senha; nunca diz se a conta existe.',
    body: z.strictObject({ email: z.email().max(254) }),
  }),
  checkRecovery: endpoint({
    method: 'POST',
    path: '/api/v1/password_recovery/check/',
    permission: 'public',
    summary: 'Diz se um link de recuperação ainda vale.',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    reply: z.object({ valid: z.boolean() }),
  }),
  recover: endpoint({
    method: 'POST',
    path: '/api/v1/password_recovery/',
    permission: 'public',
    summary: 'Escolhe outra senha com o link recebido por e-mail; encerra todas as sessões.',
    body: z.strictObject({ token: z.string().min(1).max(200), new_password: password }),
  }),
};
