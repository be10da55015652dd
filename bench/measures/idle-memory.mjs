import { setTimeout as sleep } from 'node:timers/promises';
import { logIn, rssOf, startServer } from './server.mjs';

/** The engine has read the demonstration's waiting texts and has been at rest for its minute. */
const SETTLE_MS = 100_000;

/** One process that serves and works, after people have been there and gone; the database is not counted. */
export async function idleMemory(say) {
  const server = await startServer();
  try {
    const cookie = await logIn(server.url, 'professora', 'lauda-demo-2026');
    for (let i = 0; i < 200; i += 1) await (await fetch(`${server.url}/api/v1/me/`, { headers: { cookie } })).arrayBuffer();
    await sleep(SETTLE_MS);
    const value = rssOf(server.pid);
    say(`${value.toFixed(0)} MB, ${SETTLE_MS / 1000} s depois do último pedido`);
    return { value, rounds: 'uma leitura' };
  } finally {
    await server.stop();
  }
}
