import { parseArgs } from 'node:util';
import { refusal } from '../db/refusal';
import { SYSTEM } from '../db/scope';
import { eraseStudent } from '../features/student-privacy/student-privacy';
import { forgetLettersTo } from '../gateways/mail';
import { texts } from '../texts';
import { runCommand } from './run-command';

/** Takes away whatever says who a student was; asks for the username too, so that a mistyped number erases nobody. */
await runCommand(async (sql, config) => {
  const { values } = parseArgs({ allowPositionals: true, options: { id: { type: 'string' }, username: { type: 'string' } } });
  const id = Number(values.id);
  if (!Number.isSafeInteger(id) || !values.username) throw refusal(texts.eraseUsage);
  await eraseStudent(
    sql,
    SYSTEM,
    { actor_id: null, address: 'command' },
    {
      id,
      username: values.username,
      forgetLetters: (to) => forgetLettersTo(config, to),
    },
  );
  return texts.erased(id);
});
