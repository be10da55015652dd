import { refusal } from '../db/refusal';
import { brokenEvents } from '../features/student-privacy/student-privacy.queries';
import { texts } from '../texts';
import { runCommand } from './run-command';

/** Reads the whole trail again: every line must fit the line before it. */
await runCommand(async (sql) => {
  const broken = await brokenEvents(sql);
  if (broken.length > 0) throw refusal(texts.auditBroken(broken));
  return texts.auditWhole;
});
