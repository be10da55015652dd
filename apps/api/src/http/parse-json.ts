import type { FastifyInstance } from 'fastify';

/** The default parser, which also refuses `__proto__`; but an empty body under a JSON header is simply no body. */
export function parseJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) return done(null, undefined);
    return parse(request, String(text), done);
  });
}
