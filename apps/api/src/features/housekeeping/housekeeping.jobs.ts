import { openInScope } from '../../db/in-scope';
import { hears } from '../../jobs/hearer';
import { forgetOldRows } from './housekeeping.queries';

export const housekeepingJobs = [
  hears('housekeeping.due', ({ database }) => openInScope(database, async (sql) => void (await forgetOldRows(sql)))),
];
