import type { FastifyInstance } from 'fastify';
import type { Route } from '../route';
import { apiDocsPage } from './api-docs-page';
import { openApiOf } from './openapi';

/** The contract, published: for tools as JSON and for people as a page. Both are made once, at the first look. */
export function publishDocs(app: FastifyInstance, routes: Route[]) {
  const endpoints = routes.map(({ endpoint }) => endpoint);
  let made: { json: object; page: string } | undefined;
  const docs = () => (made ??= { json: openApiOf(endpoints), page: apiDocsPage(endpoints) });

  app.get('/api/docs/openapi.json', async () => docs().json);
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(docs().page));
  app.get('/api/docs/', async (_request, reply) => reply.redirect('/api/docs'));
}
