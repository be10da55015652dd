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
  student_url: config.STUDENT_URL,
  site_url: config.SITE_URL,
  layers_app_id: config.LAYERS_APP_ID ?? null,
});

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** A visitor without a token gets one with the first safe answer, so that the login can send it back. */
export function giveCsrf(app: FastifyInstance, config: Config) {
  app.addHook('onSend', async (request, reply) => {
    const isPageOrRead = request.method === 'GET' && !request.url.startsWith('/assets/');
    if (isPageOrRead && !readCookies(request, config).csrf) writeCsrf(reply, config, randomToken());
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
const isFile = (url: string) => /^\/assets\/|\/\.|\.[a-z0-9]{1,5}($|\?)/i.test(url.split('?')[0] ?? '');
