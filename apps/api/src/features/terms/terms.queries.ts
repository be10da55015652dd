import type { TermsEntry } from '@lauda/contract/terms';
import type { Sql } from '../../db/sql';

/** Terms of use first. */
export const currentTerms = (sql: Sql) => sql<TermsEntry[]>`select parameter, value, modified, version from terms order by parameter desc`;

type Acceptance = { parameter: TermsEntry['parameter']; version: string };

/** Accepting the same text again changes nothing: the first time stands. */
export const insertAcceptances = (sql: Sql, userId: number, read: Acceptance[]) => sql`
  insert into terms_acceptances ${sql(read.map((one) => ({ user_id: userId, parameter: one.parameter, version: one.version })))}
  on conflict do nothing`;
