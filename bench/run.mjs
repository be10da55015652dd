// npm run bench [-- PERF-01 PERF-28]: measures, prints every round, and writes the table of docs/performance.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildWhatChanged } from '../scripts/build.mjs';
import { classTable } from './measures/browser/class-table.mjs';
import { bytesOfDesk, bytesOfLogin } from './measures/browser/first-load-bytes.mjs';
import { toggleMany, toggleSome } from './measures/browser/highlight-toggle.mjs';
import { homeRequests, repeatVisit } from './measures/browser/home-visit.mjs';
import { hoverOverMarks } from './measures/browser/hover.mjs';
import { lighthouseOfDesk, lighthouseOfLogin } from './measures/browser/lighthouse.mjs';
import { deskMemory, nextText } from './measures/browser/next-text.mjs';
import { coldStart } from './measures/cold-start.mjs';
import { loopUnderSaves, savesAgainstPgbench, slowestSaves } from './measures/database/grade-saves.mjs';
import { listGrowth } from './measures/database/growth.mjs';
import { queueRate, queueWait } from './measures/database/job-queue.mjs';
import { membersBytes, membersTime } from './measures/database/members.mjs';
import { readById } from './measures/database/read-by-id.mjs';
import { queueGrowth } from './measures/database/review-queue.mjs';
import { rowSecurity } from './measures/database/row-security.mjs';
import { reportTime, writingGrowth } from './measures/database/writing.mjs';
import { analysisRate } from './measures/engine/analysis-rate.mjs';
import { analysisStart } from './measures/engine/analysis-start.mjs';
import { analysisTime } from './measures/engine/analysis-time.mjs';
import { idleMemory } from './measures/idle-memory.mjs';

const PAGE = fileURLToPath(new URL('../docs/performance.md', import.meta.url));

/** Each measures itself and answers one row, of one number or of several that hold together; the limits are the product's promises. */
const measures = {
  'PERF-01': { what: 'GET autenticado de um objeto: CPU por pedido ÷ “olá” em JSON puro', must: 10, best: 6, unit: '×', measure: readById },
  'PERF-03': { what: 'pgbench -N ÷ gravações de nota duráveis, por segundo', must: 4, best: 2, unit: '×', measure: savesAgainstPgbench },
  'PERF-04': { what: 'p99 de uma gravação com 64 clientes, em tempos de fdatasync', must: 40, best: 20, unit: '×', measure: slowestSaves },
  'PERF-05': {
    what: 'list_members de 1.000 estudantes ÷ a consulta e JSON.stringify nus',
    must: 2.5,
    best: 1.3,
    unit: '×',
    measure: membersTime,
  },
  'PERF-06': { what: 'list_members de 1.000 estudantes, gzip', must: 30, best: 22, unit: 'kB', measure: membersBytes },
  'PERF-07': { what: 'Listas e busca com 1 milhão de estudantes ÷ com mil', must: 3, best: 1.5, unit: '×', measure: listGrowth },
  'PERF-07w': {
    what: 'Atividades e textos com 1 milhão de redações ÷ com mil',
    must: 3,
    best: 1.5,
    unit: '×',
    measure: writingGrowth,
  },
  'PERF-08': {
    what: 'Médias por mês de uma rede ÷ a soma das notas, 1 milhão de redações',
    must: 0.05,
    best: 0.01,
    unit: '×',
    measure: reportTime,
  },
  'PERF-11': {
    what: 'Análise inteira (sem nota): palavras/s do hunspell -l ÷ nossas',
    must: 2,
    best: 0.5,
    unit: '×',
    measure: analysisRate,
  },
  'PERF-12': {
    what: 'Um texto de 600 palavras, com sugestões e nota ÷ hunspell em WASM só conferindo as palavras',
    must: 30,
    best: 10,
    unit: '×',
    measure: analysisTime,
  },
  'PERF-13': { what: 'Partida do analisador ÷ carga do hunspell em WASM', must: 3, best: 1.5, unit: '×', measure: analysisStart },
  'PERF-14': { what: 'Fila com SKIP LOCKED nua ÷ a nossa, tarefas vazias por segundo', must: 5, best: 2, unit: '×', measure: queueRate },
  'PERF-15': { what: 'De anunciar uma tarefa até ela começar, p95', must: 500, best: 50, unit: 'ms', measure: queueWait },
  'PERF-16': {
    what: 'Mostrar e esconder 300 marcas em 600 palavras, CPU 4× mais lenta ÷ página nua com a Highlight API; até a próxima pintura, p75',
    must: [2, 100],
    best: [1.3, 100],
    unit: ['×', 'ms'],
    measure: toggleSome,
  },
  'PERF-17': {
    what: 'Mostrar e esconder 5.000 marcas em 20.000 palavras, CPU 4× mais lenta ÷ um span por marca; INP',
    must: [0.4, 200],
    best: [0.25, 200],
    unit: ['×', 'ms'],
    measure: toggleMany,
  },
  'PERF-18': {
    what: 'Ponteiro e rolagem sobre 5.000 marcas: quadros de mais de 50 ms por 1.000 movimentos',
    must: 5,
    best: 0,
    unit: 'quadros',
    measure: hoverOverMarks,
  },
  'PERF-19': { what: 'JavaScript da primeira carga de /login, gzip', must: 150, best: 120, unit: 'kB', measure: bytesOfLogin },
  'PERF-20': { what: 'JavaScript da primeira carga da mesa, gzip', must: 260, best: 190, unit: 'kB', measure: bytesOfDesk },
  'PERF-21': {
    what: 'Lighthouse móvel da mesa: pontos que faltam para 100; LCP; TBT ÷ só React; CLS',
    must: [10, 2.5, 2, 0.1],
    best: [2, 1.5, 1.3, 0.02],
    unit: ['pontos', 's', '×', ''],
    measure: lighthouseOfDesk,
  },
  'PERF-21e': {
    what: 'Lighthouse móvel da entrada: pontos que faltam para 100; LCP; TBT ÷ só React; CLS',
    must: [10, 2.5, 2, 0.1],
    best: [2, 1.5, 1.3, 0.02],
    unit: ['pontos', 's', '×', ''],
    measure: lighthouseOfLogin,
  },
  'PERF-22': { what: '“Próxima redação”: da tecla ao texto na tela, p75', must: 200, best: 80, unit: 'ms', measure: nextText },
  'PERF-23': { what: 'Mesa com 10.000 textos à espera ÷ com 25', must: 1.5, best: 1.1, unit: '×', measure: queueGrowth },
  'PERF-24': {
    what: 'Memória depois de 200 idas e voltas entre textos ÷ depois de 20',
    must: 1.1,
    best: 1.02,
    unit: '×',
    measure: deskMemory,
  },
  'PERF-25': {
    what: 'Busca na turma de 1.000 estudantes, CPU 4× mais lenta: INP ao digitar',
    must: 200,
    best: 80,
    unit: 'ms',
    measure: classTable,
  },
  'PERF-27': { what: 'Uma operação com as políticas de linha ÷ sem elas', must: 2.5, best: 1.5, unit: '×', measure: rowSecurity },
  'PERF-28': { what: 'Partida a frio até responder, banco vazio ÷ initdb', must: 4, best: 2, unit: '×', measure: coldStart },
  'PERF-29': { what: 'Memória parada da API com o worker (RSS)', must: 250, best: 140, unit: 'MB', measure: idleMemory },
  'PERF-30': {
    what: 'Laço de eventos da API sob a carga de PERF-03, atraso p99',
    must: 100,
    best: 30,
    unit: 'ms',
    measure: loopUnderSaves,
  },
  'PERF-31': { what: 'Segunda visita ao início: bytes que vêm do servidor', must: 20, best: 8, unit: 'kB', measure: repeatVisit },
  'PERF-32': {
    what: 'Pedidos à API até o início servir; quantos um depois do outro',
    must: [8, 2],
    best: [4, 1],
    unit: ['pedidos', 'em fila'],
    measure: homeRequests,
  },
};

const asked = process.argv.slice(2);
const wanted = Object.keys(measures).filter((id) => asked.length === 0 || asked.includes(id));
await buildWhatChanged({ onProgress: console.log });

const rows = new Map(readRows());
for (const id of wanted) {
  const { what, must, best, unit, measure } = measures[id];
  console.log(`\n${id} ${what}`);
  const { value, rounds } = await measure((line) => console.log(`  ${line}`));
  const values = [value].flat();
  const isWithin = (limits) => values.every((one, at) => one <= [limits].flat()[at]);
  const verdict = isWithin(best) ? 'BEST' : isWithin(must) ? 'MUST' : 'fora';
  const shown = values.map((one, at) => `${one.toFixed(digits(one))} ${[unit].flat()[at]}`.trim()).join('; ');
  const limits = (of) =>
    [of]
      .flat()
      .map((one) => `≤ ${one}`)
      .join('; ');
  rows.set(id, `| ${id} | ${what} | ${shown} | ${limits(must)} / ${limits(best)} | ${verdict} | ${rounds} |`);
  console.log(`  ${shown} (${verdict})`);
}
writeTable([...rows.keys()].sort().map((id) => rows.get(id)));

/** A ratio near its limit needs its second place. */
function digits(value) {
  if (Number.isInteger(value)) return 0;
  if (value < 0.1) return 3;
  return value < 3 ? 2 : value < 20 ? 1 : 0;
}

function readRows() {
  if (!existsSync(PAGE)) return [];
  return readFileSync(PAGE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| PERF-'))
    .map((line) => [line.split(' | ')[0].slice(2), line]);
}

function writeTable(lines) {
  const text = readFileSync(PAGE, 'utf8');
  const [head, tail] = [text.slice(0, text.indexOf('| PERF')), text.slice(text.lastIndexOf('\n| PERF') + 1)];
  const rest = tail.slice(tail.indexOf('\n') + 1);
  writeFileSync(PAGE, `${head}${lines.join('\n')}\n${rest}`);
}
