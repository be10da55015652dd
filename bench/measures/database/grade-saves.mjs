import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, fdatasyncSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { cpuOf, median } from '../server.mjs';
import { openClient } from './lean-client.mjs';
import { startReviewsPlace } from './reviews-place.mjs';

const ROUNDS = 3;
const SECONDS = 5;
const CLIENTS = 64;
/** Connections to PostgreSQL: the same for the API and for the yardstick. */
const CONNECTIONS = 16;

let measured;

/** One run serves three rows: how many saves, how long the slowest, how the event loop fares meanwhile. */
async function measure(say) {
  const pgbench = findPgbench();
  const place = await startReviewsPlace(CONNECTIONS);
  try {
    const versions = new Map();
    execFileSync(pgbench, ['-i', '-q', '-s', '10', place.databaseUrl], { stdio: 'ignore' });
    await burst(place, versions, 8);
    const rounds = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { tps } = bare(pgbench, place.databaseUrl, CONNECTIONS);
      // What the yardstick itself takes on average with as many clients: no p99 can be below that.
      const { latency } = bare(pgbench, place.databaseUrl, CLIENTS);
      await place.loopDelays();
      const before = cpuOf(place.pid);
      const { saves, p99 } = await burst(place, versions, SECONDS);
      const delays = await place.loopDelays();
      const sync = syncTime(place.folder);
      const cpu = (cpuOf(place.pid) - before) / (saves * SECONDS);
      rounds.push({ ratio: tps / saves, p99: p99 / sync, bare: latency / sync, delay: delays.p99 });
      say(
        `volta ${round}: ${saves.toFixed(0)} gravações/s contra ${tps.toFixed(0)} do pgbench -N; p99 ${p99.toFixed(0)} ms, fdatasync ${sync.toFixed(2)} ms; ${cpu.toFixed(0)} µs de CPU por gravação; laço ${delays.p99.toFixed(0)} ms`,
      );
    }
    return rounds;
  } finally {
    await place.stop();
  }
}

const once = (say) => (measured ??= measure(say));

export async function savesAgainstPgbench(say) {
  const rounds = await once(say);
  return {
    value: median(rounds.map(({ ratio }) => ratio)),
    rounds: `mediana de ${ROUNDS} voltas alternadas, ${CLIENTS} clientes, ${CONNECTIONS} conexões`,
  };
}

export async function slowestSaves(say) {
  const rounds = await once(say);
  const bareMean = median(rounds.map(({ bare }) => bare));
  return {
    value: median(rounds.map(({ p99 }) => p99)),
    rounds: `p99 de ${CLIENTS} clientes, mediana de ${ROUNDS}; só a média do próprio pgbench -N com ${CLIENTS} já é ${bareMean.toFixed(0)} ×`,
  };
}

export async function loopUnderSaves(say) {
  const rounds = await once(say);
  return { value: median(rounds.map(({ delay }) => delay)), rounds: `perf_hooks, mediana de ${ROUNDS} voltas` };
}

function findPgbench() {
  const system = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((major) => `/usr/lib/postgresql/${major}/bin/pgbench`)
    : [];
  const found = [...(process.env.PATH ?? '').split(':').map((folder) => join(folder, 'pgbench')), ...system].find((file) =>
    existsSync(file),
  );
  if (!found) throw new Error('PERF-03 precisa do pgbench: instale o pacote postgresql-contrib.');
  return found;
}

/** The yardstick: three bare statements in a transaction, without a web server, a session or a rule. */
function bare(pgbench, url, clients) {
  const said = execFileSync(pgbench, ['-N', '-n', '-c', String(clients), '-j', '2', '-T', String(SECONDS), url], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const read = (pattern) => Number(pattern.exec(said)?.[1]);
  return { tps: read(/tps = ([\d.]+)/), latency: read(/latency average = ([\d.]+)/) };
}

/** Every client grades a text of its own, again and again, on the version that it was last told. */
async function burst(place, versions, duration) {
  const until = performance.now() + duration * 1000;
  const times = [];
  const client = async (save) => {
    const { post, end } = openClient(place.url);
    while (performance.now() < until) {
      const started = performance.now();
      const { status, body } = await post(...saveOf(place, save, versions.get(save.review_id) ?? 0));
      if (status !== 200) throw new Error(`a save was answered with ${status}: ${body}`);
      times.push(performance.now() - started);
      versions.set(save.review_id, JSON.parse(body).grades[0].version);
    }
    end();
  };
  await Promise.all(place.saves.slice(0, CLIENTS).map(client));
  const sorted = times.sort((one, other) => one - other);
  return { saves: times.length / duration, p99: sorted[Math.floor(sorted.length * 0.99)] };
}

const saveOf = ({ cookies: { teacher } }, { review_id, competence_id, levels }, version) => [
  `/api/v1/composition_reviews/${review_id}/create_or_update_review_competence_grade/`,
  `cookie: ${teacher.cookie}\r\nx-csrftoken: ${teacher.csrf}\r\ncontent-type: application/json\r\n`,
  JSON.stringify({ competence_id, version, level_id: levels[version % levels.length] }),
];

/** What one durable write costs on this disk now, in ms. */
function syncTime(folder) {
  const file = join(folder, 'fdatasync');
  const descriptor = openSync(file, 'w');
  const page = Buffer.alloc(8192, 1);
  const times = Array.from({ length: 100 }, () => {
    const started = performance.now();
    writeSync(descriptor, page, 0, page.length, 0);
    fdatasyncSync(descriptor);
    return performance.now() - started;
  });
  closeSync(descriptor);
  rmSync(file);
  return median(times);
}
