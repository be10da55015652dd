// A whole Lauda in a child process, on a throw-away folder, as `npm start` runs it.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../apps/api/dist/start.js', import.meta.url));

export async function startServer(env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lauda-bench-'));
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, LAUDA_DATA_DIR: folder, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await lineWith(child, /(http:\/\/localhost:\d+)/);
  return {
    url: url.replace('localhost', '127.0.0.1'),
    pid: child.pid,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const lineWith = (child, pattern) =>
  new Promise((resolve, reject) => {
    let heard = '';
    child.stdout.on('data', (data) => {
      heard += data;
      const match = pattern.exec(heard);
      if (match) resolve(match[1]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });

/** CPU of a process so far, user and system, in microseconds. */
export function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return ticks * 10_000; // 100 ticks a second on Linux
}

export const rssOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** Cookies of a person who has logged in. */
export async function logIn(url, username, password) {
  const first = await fetch(`${url}/api/v1/terms/`);
  const jar = cookiesOf(first);
  const answer = await fetch(`${url}/api/v1/token/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: header(jar), 'x-csrftoken': jar.get('csrftoken') },
    body: JSON.stringify({ username, password, platform: 'teacher' }),
  });
  if (answer.status !== 200) throw new Error(`login answered ${answer.status}`);
  return header(new Map([...jar, ...cookiesOf(answer)]));
}

const cookiesOf = (response) => new Map(response.headers.getSetCookie().map((line) => line.split(';')[0].split('=')));
const header = (jar) => [...jar].map((pair) => pair.join('=')).join('; ');

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
