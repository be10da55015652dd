import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { refusal } from '../db/refusal';
import { SYSTEM } from '../db/scope';
import { exportStudent } from '../features/student-privacy/student-privacy';
import { texts } from '../texts';
import { runCommand } from './run-command';

/** Everything about one student (LGPD art. 18): as JSON on the standard output, or as JSON and CSV in a folder. */
await runCommand(async (sql) => {
  const { values } = parseArgs({ allowPositionals: true, options: { id: { type: 'string' }, folder: { type: 'string' } } });
  const id = Number(values.id);
  if (!Number.isSafeInteger(id)) throw refusal(texts.exportUsage);
  const { files, ...copy } = await exportStudent(sql, SYSTEM, { actor_id: null, address: 'command' }, id);
  const json = JSON.stringify(copy, null, 2);
  if (values.folder === undefined) return json;
  await mkdir(values.folder, { recursive: true, mode: 0o700 });
  for (const { name, text } of [...files, { name: 'dados.json', text: json }])
    await writeFile(join(values.folder, name), text, { mode: 0o600 });
  return texts.exported(id, values.folder);
});
