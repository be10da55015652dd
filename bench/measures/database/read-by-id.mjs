import { spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { cpuOf, logIn, startServer } from '../server.mjs';

const ROUNDS = 6;
const BURST_SECONDS = 2;
/** Both have run hot by then: the first seconds are the compiler's. */
const WARM_UP_SECONDS = 8;
/** Enough to keep both busy: with fewer, part of what is counted is the kernel waking whoever waits for an answer. */
const CONNECTIONS = 32;

/** The least that Node can do for a request: one JSON object. */
const HELLO = `require('node:http').createServer((q, r) => { r.setHeader('content-type', 'application/json'); r.end(JSON.stringify({ ok: true })); })
  .listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;

/** CPU of a request with session, scope, row-level security and schema, in units of the bare one, in interleaved bursts. */
export async function readById(say) {
  const server = await startServer();
  const hello = spawn(process.execPath, ['-e', HELLO], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const port = await new Promise((resolve) => hello.stdout.once('data', (data) => resolve(String(data).trim())));
    const cookie = await logIn(server.url, 'professora', 'lauda-demo-2026');
    const me = await (await fetch(`${server.url}/api/v1/me/`, { headers: { cookie } })).json();
    const url = `${server.url}/api/v1/user_profile/get_profile_by_user_id/?id=${me.user.id}`;
    const ours = [];
    const bare = [];
    await burst(`http://127.0.0.1:${port}/`, hello.pid, {}, WARM_UP_SECONDS);
    await burst(url, server.pid, { cookie }, WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await burst(`http://127.0.0.1:${port}/`, hello.pid));
      ours.push(await burst(url, server.pid, { cookie }));
      say(`volta ${round + 1}: ${ours.at(-1).toFixed(0)} µs ÷ ${bare.at(-1).toFixed(0)} µs`);
    }
    const value = Math.min(...ours) / Math.min(...bare);
    return { value, rounds: `${Math.min(...ours).toFixed(0)} µs ÷ ${Math.min(...bare).toFixed(0)} µs, mínimo de ${ROUNDS}` };
  } finally {
    hello.kill();
    await server.stop();
  }
}

async function burst(url, pid, headers = {}, duration = BURST_SECONDS) {
  const before = cpuOf(pid);
  const { requests, non2xx } = await autocannon({ url, headers, connections: CONNECTIONS, duration });
  if (non2xx > 0) throw new Error(`${non2xx} answers were not 2xx`);
  return (cpuOf(pid) - before) / requests.total;
}
