import type { AUDIT_ACTIONS } from '@lauda/contract/student-privacy';
import type { Sql } from './sql';

/** Who acts and from where; a command of the house has no actor. */
export type Signature = { actor_id: number | null; address: string };
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
/** Details are ids, field names and hashes: the trail outlives the data it speaks of. */
export type AuditLine = { student_id?: number; school_group_id?: number; details?: Record<string, unknown> };

/** In the transaction of the deed: neither happens without the other. In order of student, so that two batches never wait for each other. */
export const recordAudit = (sql: Sql, { actor_id, address }: Signature, action: AuditAction, lines: readonly AuditLine[]) => sql`
  insert into audit_events (action, actor_id, address, student_id, school_group_id, details)
  select ${action}, ${actor_id}::int, ${address}, line.student_id, line.school_group_id, coalesce(line.details, '{}')
  from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as line (student_id int, school_group_id int, details jsonb)
  order by line.student_id`;
