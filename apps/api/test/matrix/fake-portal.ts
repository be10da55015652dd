import { createServer } from 'node:http';

export const GOOD_SESSION = 'sessao-que-o-portal-confirma';

/** The portal as our server sees it: confirms one session, and no other. */
export const startFakePortal = () =>
  new Promise<string>((resolve) => {
    const server = createServer((request, response) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://portal');
      response.writeHead(searchParams.get('session') === GOOD_SESSION ? 200 : 401).end();
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`);
    });
    server.unref();
  });
