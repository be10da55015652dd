// Runs before every command, also on a clone where nothing is installed yet: plain Node, no dependency.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockFile = `${root}package-lock.json`;
const stampFile = `${root}node_modules/.lauda-lock-hash`;
const OLDEST_NODE = [20, 19];

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const lock = read(lockFile);
const lockHash = createHash('sha256').update(lock).digest('hex');

refuseOldNode();
if (read(stampFile) !== lockHash) {
  if (!matchesLock()) await install();
  stamp();
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`A Lauda precisa do Node ${OLDEST_NODE.join('.')} ou mais novo; este é o ${process.versions.node}.`);
  process.exit(1);
}

/** Someone may have run npm by hand: npm's own note of what lies in node_modules is held against the lock. */
function matchesLock() {
  try {
    const wanted = JSON.parse(lock).packages;
    const present = JSON.parse(read(`${root}node_modules/.package-lock.json`)).packages;
    return Object.entries(wanted).every(([path, entry]) => {
      if (path === '' || !path.includes('node_modules/')) return true;
      if (!present[path]) return entry.optional === true || entry.peer === true;
      return present[path].version === entry.version && existsSync(root + path);
    });
  } catch {
    return false;
  }
}

async function install() {
  console.log('Instalando as dependências (cerca de um minuto na primeira vez)…');
  const started = Date.now();
  const ticker = setInterval(() => console.log(`… ainda instalando (${Math.round((Date.now() - started) / 1000)} s)`), 10_000);
  const code = await runNpm(['ci', '--include=dev', '--include=optional']);
  clearInterval(ticker);
  if (code !== 0) {
    console.error('Não foi possível instalar as dependências. Verifique a conexão com o registro do npm e tente de novo.');
    process.exit(1);
  }
  console.log(`Dependências instaladas em ${Math.round((Date.now() - started) / 1000)} s`);
}

/** With the Node that runs npm itself: ours lies in the node_modules that npm is about to replace. */
function runNpm(args) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const [command, ...first] = npm && node ? [node, npm] : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  return new Promise((resolve) => {
    spawn(command, [...first, ...args], { cwd: root, env, stdio: 'inherit', shell: command.endsWith('.cmd') })
      .on('error', () => resolve(1))
      .on('exit', resolve);
  });
}

function stamp() {
  try {
    writeFileSync(stampFile, lockHash);
  } catch {
    // node_modules of another owner: only the comparison is made again next time
  }
}
