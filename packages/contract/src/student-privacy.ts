import { z } from 'zod';
import { endpoint } from './endpoint';
import { page, slice } from './page';

export const AUDIT_ACTIONS = [
  'student.read',
  'student.created',
  'student.changed',
  'student.adapted',
  'student.moved',
  'student.left',
  'student.archived',
  'student.restored',
  'student.password_reset',
  'student.exported',
  'student.erased',
  'school_group.exported',
  'activity.exported',
  'composition.read',
  'composition.handed_in',
  'composition.given_back',
  'composition.published',
  'composition.graded',
] as const;

/** One line of the trail: who did what to whom, and when. It can be added to and never changed. */
export const auditEvent = z.object({
  id: z.int(),
  happened: z.iso.datetime({ offset: true }),
  action: z.enum(AUDIT_ACTIONS),
  actor_id: z.int().nullable(),
  actor_name: z.string(),
  details: z.record(z.string(), z.unknown()),
});

export type AuditEvent = z.infer<typeof auditEvent>;

/** Rights of the student over their data (LGPD art. 18), in the hands of the staff. */
export const studentPrivacy = {
  trail: endpoint({
    method: 'GET',
    path: '/api/v1/students/:id/audit/',
    permission: 'student.privacy',
    summary: 'Quem leu ou mudou os dados de um estudante.',
    query: z.object({ ...slice(100, 50) }),
    reply: page(auditEvent),
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/v1/students/:id/export/',
    permission: 'student.privacy',
    summary: 'Tudo o que existe sobre um estudante: tabela por tabela, e os mesmos dados em CSV, com nomes que uma família entende.',
    reply: z.object({
      student_id: z.int(),
      made: z.iso.datetime({ offset: true }),
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
      /** A CSV for each table, and a page that says which is which. */
      files: z.array(z.object({ name: z.string(), text: z.string() })),
    }),
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/v1/students/:id/erase/',
    permission: 'student.privacy',
    summary: 'Apaga o que identifica um estudante; os totais das turmas ficam. Não se desfaz.',
    body: z.strictObject({ username: z.string().max(80) }),
  }),
};
