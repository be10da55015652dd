import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { pathOf } from '../browser';
import { operations, useMatrix } from './use-matrix';

const matrix = useMatrix({ env: { PUBLIC_URL: 'https://lauda.rede.example', LAUDA_MODE: 'development' } });

const always = {
  'strict-transport-security': expect.stringMatching(/max-age=(31536000|6\d{7}); includeSubDomains/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
};

function policyOf(headers: Headers) {
  const parts = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(parts.map(([name = '', ...values]) => [name, values.join(' ')]));
}

function expectGuarded(headers: Headers) {
  expect(Object.fromEntries(headers)).toMatchObject(always);
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('server')).toBeNull();
  expect(policyOf(headers)).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  });
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
}

test.each(operations)(
  '$name: guarded when it succeeds, when it is refused, and never kept by a cache (SEC-16)',
  async ({ endpoint, sample }) => {
    const { input } = await matrix.ready(sample);
    const path = pathOf(endpoint, input);
    for (const response of [
      await fetch(matrix.api.url + path, { method: endpoint.method }), // 403 without CSRF, 401 without session, or the public answer
      await fetch(matrix.api.url + path, {
        method: endpoint.method,
        headers: { 'content-type': 'text/plain' },
        ...(endpoint.method === 'GET' ? {} : { body: 'x' }),
      }),
    ]) {
      expectGuarded(response.headers);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  },
);

test.each([
  '/',
  '/login',
  '/turmas/1',
  '/favicon.svg',
  '/index.html',
  '/assets/nada.js',
  '/nada.png',
  '/api/docs',
  '/api/docs/openapi.json',
  '/api/v1/nada/',
  '/healthz',
  '/readyz',
  '/metrics',
])('%s: guarded', async (path) => expectGuarded((await fetch(matrix.api.url + path)).headers));

test.each([
  ['no HTTP', 'GARBAGE\r\n\r\n', 400],
  ['a header of 64 kB', `GET /healthz HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(65_536)}\r\n\r\n`, 431],
  [
    'a length and chunks at once',
    'POST /api/v1/token/login/ HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a chunk that lies', 'POST /api/v1/token/login/ HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n\r\n', 400],
  ['an address that cannot be decoded', 'GET /api/v1/users/%E0%A4%A/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
])('%s is answered in the shapes of the contract', async (_name, bytes, status) => {
  const { head, body } = await speak(bytes);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/cache-control: no-store/i);
  expect(head).toMatch(/x-content-type-options: nosniff/i);
  expect(JSON.parse(body)).toEqual(
    status === 400 ? { non_field_errors: [expect.stringMatching(/JSON/)] } : { detail: expect.stringMatching(/grande/) },
  );
});

/** Bytes as they are, past what a client library would refuse to send. */
const speak = (bytes: string) =>
  new Promise<{ head: string; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(matrix.api.url);
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    socket
      .on('error', () => {})
      .on('close', () => {
        const at = text.indexOf('\r\n\r\n');
        if (at < 0) reject(new Error(`no answer: ${text}`));
        else resolve({ head: text.slice(0, at), body: text.slice(at + 4) });
      });
    socket.setTimeout(5000, () => socket.destroy());
  });
