// npm run bench [-- PERF-01 PERF-28]: measures, prints every round, and writes the table of docs/performance.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildWhatChanged } from '../scripts/build.mjs';
import { classTable } from './measures/class-table.mjs';
import { coldStart } from './measures/cold-start.mjs';
import { firstLoadBytes } from './measures/first-load-bytes.mjs';
import { listGrowth } from './measures/growth.mjs';
import { idleMemory } from './measures/idle-memory.mjs';
import { membersBytes, membersTime } from './measures/members.mjs';
import { readById } from './measures/read-by-id.mjs';

const PAGE = fileURLToPath(new URL('../docs/performance.md', import.meta.url));

/** Each measures itself and answers one row; the limits are the product's promises. */
const measures = {
  'PERF-01': { what: 'GET autenticado de um objeto: CPU por pedido ÷ “olá” em JSON puro', must: 10, best: 6, unit: '×', measure: readById },
  'PERF-05': {
    what: 'list_members de 1.000 estudantes ÷ a consulta e JSON.stringify nus',
    must: 2.5,
    best: 1.3,
    unit: '×',
    measure: membersTime,
  },
  'PERF-06': { what: 'list_members de 1.000 estudantes, gzip', must: 30, best: 22, unit: 'kB', measure: membersBytes },
  'PERF-07': { what: 'Listas e busca com 1 milhão de estudantes ÷ com mil', must: 3, best: 1.5, unit: '×', measure: listGrowth },
  'PERF-19': { what: 'JavaScript da primeira carga de /login, gzip', must: 150, best: 120, unit: 'kB', measure: firstLoadBytes },
  'PERF-25': {
    what: 'Busca na turma de 1.000 estudantes, CPU 4× mais lenta: INP ao digitar',
    must: 200,
    best: 80,
    unit: 'ms',
    measure: classTable,
  },
  'PERF-28': { what: 'Partida a frio até responder, banco vazio ÷ initdb', must: 4, best: 2, unit: '×', measure: coldStart },
  'PERF-29': { what: 'Memória parada da API com o worker (RSS)', must: 250, best: 140, unit: 'MB', measure: idleMemory },
};

const asked = process.argv.slice(2);
const wanted = Object.keys(measures).filter((id) => asked.length === 0 || asked.includes(id));
await buildWhatChanged({ onProgress: console.log });

const rows = new Map(readRows());
for (const id of wanted) {
  const { what, must, best, unit, measure } = measures[id];
  console.log(`\n${id} ${what}`);
  const { value, rounds } = await measure((line) => console.log(`  ${line}`));
  const verdict = value <= best ? 'BEST' : value <= must ? 'MUST' : 'fora';
  const shown = `${value.toFixed(value < 20 ? 1 : 0)} ${unit}`;
  rows.set(id, `| ${id} | ${what} | ${shown} | ≤ ${must} / ≤ ${best} | ${verdict} | ${rounds} |`);
  console.log(`  ${shown} (${verdict})`);
}
writeTable([...rows.keys()].sort().map((id) => rows.get(id)));

function readRows() {
  if (!existsSync(PAGE)) return [];
  return readFileSync(PAGE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| PERF-'))
    .map((line) => [line.slice(2, 9), line]);
}

function writeTable(lines) {
  const text = readFileSync(PAGE, 'utf8');
  const [head, tail] = [text.slice(0, text.indexOf('| PERF')), text.slice(text.lastIndexOf('\n| PERF') + 1)];
  const rest = tail.slice(tail.indexOf('\n') + 1);
  writeFileSync(PAGE, `${head}${lines.join('\n')}\n${rest}`);
}
