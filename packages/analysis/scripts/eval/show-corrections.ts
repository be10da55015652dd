/** Prints where the highlighter stands on the part that may be looked at: `node scripts/run.mjs eval/show-corrections --data <folder>`. */
import { writeFileSync } from 'node:fs';
import { corrected, isHeldOut, isTrial } from '../corpora/folder';
import { measureCorrections } from './corrections';

const all = corrected();
const seen = all.filter((essay) => (process.argv.includes('--trial') ? isTrial(essay.id) : !isHeldOut(essay.id)));
const result = measureCorrections(seen);
const percent = (x: number) => x.toFixed(3);
console.log(
  `essays ${seen.length} words ${result.words} marks/1000 ${((1000 * result.marks) / result.words).toFixed(1)} precision ${percent(result.precision)} recall ${percent(result.recall)} fixes ${percent(result.fixes)} F0.5 ${percent(result.f05)}`,
);
console.table(
  Object.fromEntries(
    Object.entries(result.byType).map(([type, { total, found }]) => [type, { total, found, recall: percent(found / total) }]),
  ),
);
console.table(
  Object.fromEntries(
    Object.entries(result.byRule)
      .sort((a, b) => b[1].marks - a[1].marks)
      .map(([rule, t]) => [rule, { ...t, precision: percent(t.hits / t.marks) }]),
  ),
);
const out = process.argv.indexOf('--out');
if (out > 0) {
  writeFileSync(`${process.argv[out + 1]}.missed.txt`, result.missed.sort().join('\n'));
  writeFileSync(`${process.argv[out + 1]}.alarms.txt`, result.alarms.sort().join('\n'));
}
