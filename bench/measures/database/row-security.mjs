import { median } from '../server.mjs';
import { startAtScale } from './at-scale.mjs';

const TURNS = 6;
const ASKED_PER_TURN = 15;
const WARM_UP = 10; // plans are made anew after every switch, and settle after some executions

/** Every table that has a policy, its policies looked at or not. One statement, so that nothing is half switched. */
const switchTo = (verb) => `do $$ declare name text; begin
  for name in select distinct polrelid::regclass::text from pg_policy loop execute format('alter table %I ${verb} row level security', name); end loop; end $$`;

/** The same operation by the front door with the policies and without them, in turns; the worst ratio of medians counts. */
export async function rowSecurity(say) {
  const place = await startAtScale(1000);
  try {
    const operations = [
      { who: 'teacher', path: '/api/v1/me/' },
      { who: 'teacher', path: `/api/v1/school_groups/${place.group}/list_members/` },
      { who: 'teacher', path: `/api/v1/school_groups/${place.group}/` },
      { who: 'manager', path: '/api/v1/schools/' },
    ];
    const times = operations.map(() => ({ enable: [], disable: [] }));
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const verb of ['disable', 'enable']) {
        await place.bare(switchTo(verb));
        for (const [at, { who, path }] of operations.entries())
          for (let asked = 0; asked < WARM_UP + ASKED_PER_TURN; asked += 1) {
            const { ms } = await place.ask(who, path, { 'accept-encoding': 'identity' });
            if (asked >= WARM_UP) times[at][verb].push(ms);
          }
      }
    const ratios = operations.map(({ who, path }, at) => {
      const [guarded, open] = [median(times[at].enable), median(times[at].disable)];
      say(`${who} ${path}: ${guarded.toFixed(1)} ms ÷ ${open.toFixed(1)} ms = ${(guarded / open).toFixed(2)}`);
      return guarded / open;
    });
    return { value: Math.max(...ratios), rounds: `o pior de ${ratios.length}, mediana de ${TURNS * ASKED_PER_TURN}` };
  } finally {
    await place.stop();
  }
}
