import '@fastify/cookie'; // its types
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import type { Tokens } from './tokens';

const REFRESH_DAYS = 30;

export const isSecure = (config: Pick<Config, 'PUBLIC_URL'>) => config.PUBLIC_URL.startsWith('https:');

/** The `__Host-` prefix is only allowed over https; demonstrations run on plain localhost. */
const SECURE = { access: '__Host-sessionid', refresh: '__Host-refreshid' };
const PLAIN = { access: 'sessionid', refresh: 'refreshid' };
const names = (config: Config) => (isSecure(config) ? SECURE : PLAIN);

export const CSRF_COOKIE = 'csrftoken';

export const readCookies = (request: FastifyRequest, config: Config) => {
  const { access, refresh } = names(config);
  return { access: request.cookies[access], refresh: request.cookies[refresh], csrf: request.cookies[CSRF_COOKIE] };
};

const options = (config: Config) => ({ path: '/', secure: isSecure(config), sameSite: 'lax' as const });

export function writeCookies(reply: FastifyReply, config: Config, tokens: Tokens) {
  const { access, refresh } = names(config);
  const maxAge = REFRESH_DAYS * 24 * 60 * 60;
  reply.setCookie(access, tokens.access, { ...options(config), httpOnly: true, maxAge });
  reply.setCookie(refresh, tokens.refresh, { ...options(config), httpOnly: true, maxAge });
  writeCsrf(reply, config, tokens.csrf);
}

export const writeCsrf = (reply: FastifyReply, config: Config, value: string) =>
  reply.setCookie(CSRF_COOKIE, value, { ...options(config), maxAge: REFRESH_DAYS * 24 * 60 * 60 });

export function clearCookies(reply: FastifyReply, config: Config) {
  for (const name of [...Object.values(names(config)), CSRF_COOKIE]) reply.clearCookie(name, options(config));
}
