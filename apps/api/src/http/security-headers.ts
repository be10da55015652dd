import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { isSecure } from './session/cookies';

const PORTAL_PAGES = 'https://*.layers.digital';
const YEAR_SECONDS = 31_536_000;

export async function addSecurityHeaders(app: FastifyInstance, config: Config) {
  const headers = await securityHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control') && isOfApi(request.url)) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** What helmet makes of our policy. It would compute the same for every answer; we ask it once. */
async function securityHeaders(config: Config) {
  const probe = Fastify();
  await probe.register(helmet, policy(config));
  probe.get('/', async () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  const ofTheAnswer = ['content-type', 'content-length', 'date', 'connection'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheAnswer.includes(name)));
}

function policy(config: Config) {
  const portal = config.LAYERS_APP_ID !== undefined;
  const scripts = originsOf(portal ? config.LAYERS_SCRIPT_URL : undefined, config.TAG_MANAGER_URL, config.SUPPORT_CHAT_SCRIPT_URL);
  const services = originsOf(config.ANALYTICS_URL, config.ERROR_REPORTS_DSN, config.SUPPORT_CHAT_IDENTIFICATION_URL);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        // The accessible primitives set a few styles of their own; scripts never may.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...services, ...scripts],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: portal ? ["'self'", PORTAL_PAGES] : ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['dompurify', 'react-aria', "'allow-duplicates'"],
      },
    },
    strictTransportSecurity: isSecure(config) && { maxAge: YEAR_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' as const },
    crossOriginOpenerPolicy: { policy: 'same-origin' as const },
    xFrameOptions: !portal && { action: 'deny' as const },
  };
}

/** Nothing from outside is allowed but what was configured. */
const originsOf = (...urls: (string | undefined)[]) => [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))];

export const isOfApi = (url: string) => /^\/(api|forgot_password|healthz|readyz|metrics)(\/|\?|$)/.test(url);
