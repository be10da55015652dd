import { parseArgs } from 'node:util';
import { refusal } from './db/refusal';
import { SYSTEM } from './db/scope';
import { exportStudent } from './features/student-privacy/student-privacy';
import { runCommand } from './run-command';
import { texts } from './texts';

/** Everything about one student, as JSON (LGPD art. 18). */
await runCommand(async (sql) => {
  const { values } = parseArgs({ allowPositionals: true, options: { id: { type: 'string' } } });
  const id = Number(values.id);
  if (!Number.isSafeInteger(id)) throw refusal(texts.exportUsage);
  return JSON.stringify(await exportStudent(sql, SYSTEM, { actor_id: null, address: 'command' }, id), null, 2);
});
