import type { Endpoint } from '@lauda/contract/endpoint';
import { nothing } from '@lauda/contract/endpoint';
import { conflict, detail, failure, fieldErrors } from '@lauda/contract/errors';
import { permissions } from '@lauda/domain/people/permissions';
import { z } from 'zod';
import { isSafe } from '../session/csrf';
import { texts } from '../texts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** Who may call it, in words. */
export const accessSentence = ({ permission }: Endpoint) =>
  permission === 'public' ? texts.accessPublic : permission === 'session' ? texts.accessSession : permissions[permission].sentence;

const parametersIn = (place: 'path' | 'query', schema: z.ZodType): Json[] => {
  if (schema === nothing) return [];
  // What JSON Schema has for an object.
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const answer = (description: string, schema?: z.ZodType): Json => ({
  description,
  ...(schema && schema !== nothing ? { content: { 'application/json': { schema: schemaOf(schema, 'output') } } } : {}),
});

function operation(endpoint: Endpoint): Json {
  const hasBody = endpoint.body !== nothing;
  const header = { name: 'X-CSRFToken', in: 'header', required: true, schema: { type: 'string' } };
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } };
  return {
    summary: endpoint.summary,
    description: accessSentence(endpoint),
    tags: [tagOf(endpoint)],
    'x-permission': endpoint.permission,
    parameters: [
      ...parametersIn('path', endpoint.params),
      ...parametersIn('query', endpoint.query),
      ...(isSafe(endpoint.method) ? [] : [header, key]),
    ],
    ...(hasBody ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } } } : {}),
    responses: {
      [endpoint.status]: answer(texts.answers.success, endpoint.reply),
      400: answer(texts.answers.invalid, fieldErrors),
      ...(endpoint.permission === 'public' ? {} : { 401: answer(texts.answers.unauthenticated, detail) }),
      403: answer(texts.answers.forbidden, detail),
      404: answer(texts.answers.notFound, detail),
      ...(isSafe(endpoint.method) ? {} : { 409: answer(texts.answers.conflict, conflict) }),
      503: answer(texts.answers.unavailable, failure),
    },
  };
}

/** The first word of the path after the version: the resource. */
export const tagOf = ({ path }: Endpoint) => path.replace(/^\/api\/v1/, '').split('/')[1] ?? '';

export function openApiOf(endpoints: Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return { openapi: '3.1.0', info: { title: 'Lauda', version: '1', description: texts.docsLead }, paths };
}
