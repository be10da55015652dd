import fastifyStatic from '@fastify/static';
import { messages } from '@lauda/contract/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { isOfApi } from '../security-headers';
import { readCookies, writeCsrf } from '../session/cookies';
import { randomToken } from '../session/tokens';
import { readWebPage } from './web-page';

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
  const missing = (reply: FastifyReply) => reply.code(404).send({ detail: messages.notFound });
  const pageOf = readWebPage(folder, config);
  if (!pageOf) {
    app.setNotFoundHandler((_request, reply) => missing(reply));
    return;
  }
  const page = (request: FastifyRequest, reply: FastifyReply) => {
    const wasIn = readCookies(request, config).refresh !== undefined;
    const text = pageOf(request.url.split('?')[0] ?? '', wasIn);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(text);
  };

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    dotfiles: 'ignore',
    serveDotFiles: false,
    wildcard: false,
    cacheControl: false,
    // Beside each file lie its packed forms; they are no files of their own.
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (response, path: string) => {
      response.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  app.setNotFoundHandler((request: FastifyRequest, reply) => {
    const wantsScreen = (request.method === 'GET' || request.method === 'HEAD') && !isOfApi(request.url) && !isFile(request.url);
    return wantsScreen ? page(request, reply) : missing(reply);
  });
  app.get('/', page);
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
