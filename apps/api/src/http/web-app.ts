import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { messages } from '@lauda/contract/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { readCookies, writeCsrf } from './cookies';
import { isOfApi } from './security-headers';
import { randomToken } from './tokens';

/** What the browser may know before anyone logs in. */
const publicSettings = (config: Config) => ({
  environment: config.LAUDA_MODE,
  marketing_url: config.SITE_URL,
  student_area_url: config.STUDENT_URL,
  manager_area_url: config.MANAGER_URL,
  portal_app_id: config.LAYERS_APP_ID ?? null,
  portal_script_url: config.LAYERS_APP_ID ? config.LAYERS_SCRIPT_URL : null,
  analytics_url: config.ANALYTICS_URL ?? null,
  tag_manager_url: config.TAG_MANAGER_URL ?? null,
  error_reports_dsn: config.ERROR_REPORTS_DSN ?? null,
  support_chat_script_url: config.SUPPORT_CHAT_SCRIPT_URL ?? null,
  support_chat_identification_url: config.SUPPORT_CHAT_IDENTIFICATION_URL ?? null,
});

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** A visitor without a token gets one with the first safe answer, so that the login can send it back. */
export function giveCsrf(app: FastifyInstance, config: Config) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isPageOrRead = request.method === 'GET' && !request.url.startsWith('/assets/');
    if (isPageOrRead && !readCookies(request, config).csrf) writeCsrf(reply, config, randomToken());
    done(null, payload);
  });
}

/** The built web app: hashed files for a year, the page itself never from a cache, every unknown address is a screen. */
export async function serveWebApp(app: FastifyInstance, config: Config, folder: string) {
  const indexFile = join(folder, 'index.html');
  const missing = (reply: FastifyReply) => reply.code(404).send({ detail: messages.notFound });
  if (!existsSync(indexFile)) {
    app.setNotFoundHandler((_request, reply) => missing(reply));
    return;
  }
  const settings = `<meta name="lauda-settings" content="${escaped(JSON.stringify(publicSettings(config)))}">`;
  const index = readFileSync(indexFile, 'utf8').replace('<head>', `<head>${settings}`);
  const page = (reply: FastifyReply) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index);

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    dotfiles: 'ignore',
    serveDotFiles: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (response, path: string) => {
      response.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  app.setNotFoundHandler((request: FastifyRequest, reply) => {
    const wantsScreen = (request.method === 'GET' || request.method === 'HEAD') && !isOfApi(request.url) && !isFile(request.url);
    return wantsScreen ? page(reply) : missing(reply);
  });
  app.get('/', (_request, reply) => page(reply));
}

/** A missing asset is a 404, not a page: a browser must not take HTML for a script. Dot files do not exist. */
const isFile = (url: string) => /^\/assets(\/|$)|\/\.|\.\.|[\\\0]|\.[a-z0-9]{1,8}$/i.test(decoded(url.split('?')[0] ?? ''));

/** However many times it was encoded to hide what it is. */
function decoded(path: string): string {
  try {
    const plain = decodeURIComponent(path);
    return plain === path ? path : decoded(plain);
  } catch {
    return path;
  }
}
