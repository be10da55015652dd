import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { isSecure } from './cookies';

const PORTAL_SCRIPT = 'https://js.layers.digital';
const PORTAL_PAGES = 'https://*.layers.digital';
const YEAR_SECONDS = 31_536_000;

export async function addSecurityHeaders(app: FastifyInstance, config: Config) {
  const portal = config.LAYERS_APP_ID !== undefined;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(portal ? [PORTAL_SCRIPT] : [])],
        // The accessible primitives set a few styles of their own; scripts never may.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: portal ? ["'self'", PORTAL_PAGES] : ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    hsts: isSecure(config) ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    frameguard: portal ? false : { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control') && isOfApi(request.url)) reply.header('cache-control', 'no-store');
  });
}

export const isOfApi = (url: string) => /^\/(api|forgot_password|healthz|readyz|metrics)(\/|\?|$)/.test(url);
