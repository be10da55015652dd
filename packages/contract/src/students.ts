import { z } from 'zod';
import { endpoint } from './endpoint';
import { page, slice } from './page';
import { password } from './users';

/** What the review of a student's texts must leave aside (PCD). */
export const adaptations = z.object({ disregard_length: z.boolean(), disregard_genre: z.boolean(), disregard_theme: z.boolean() });

const membership = z.object({
  user_role_id: z.int(),
  school_group_id: z.int(),
  school_group_name: z.string(),
  school_grade_name: z.string(),
  school_year: z.int(),
  school_id: z.int(),
  school_name: z.string(),
  started: z.iso.datetime({ offset: true }),
  ended: z.iso.datetime({ offset: true }).nullable(),
});

/** A student as the staff of the school sees them. */
export const student = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  email: z.string(),
  registration: z.string(),
  birth_date: z.iso.date().nullable(),
  must_change_password: z.boolean(),
  archived: z.iso.datetime({ offset: true }).nullable(),
  adaptations,
  /** The present classes first, then the former ones of the reader's scope. */
  memberships: z.array(membership),
  /** Raised by one at each change; the second of two writers on the same one gets a 409. */
  version: z.int(),
});

export type Student = z.infer<typeof student>;
export type Adaptations = z.infer<typeof adaptations>;

const name = z.string().trim().min(1).max(80);
const email = z.union([z.literal(''), z.email().max(254)]);
const registration = z.string().trim().max(40);

const ids = z.array(z.int().positive().max(2_147_483_647)).min(1).max(1000);
const groupId = z.int().positive().max(2_147_483_647);

/** One row of a creation, as it was typed or read from a file: checked row by row, so nothing here refuses the whole. */
export const studentRow = z.strictObject({
  first_name: z.string().max(400),
  last_name: z.string().max(400),
  email: z.string().max(400),
  registration: z.string().max(400),
  birth_date: z.string().max(400),
});

export const STUDENT_FIELDS = ['first_name', 'last_name', 'email', 'registration', 'birth_date'] as const;
export type StudentField = (typeof STUDENT_FIELDS)[number];
export type StudentRow = z.infer<typeof studentRow>;

/** At most this many rows at once: more than any school year has. A row with long names, an address and every sign escaped has some 800 bytes. */
export const MOST_ROWS = 5_000;
const MOST_BYTES = 4 * 1024 * 1024;

const creation = z.object({
  /** Counted from 0, as sent. */
  row: z.int(),
  /** `exists`: has an account already, and comes into the class with it. */
  outcome: z.enum(['created', 'exists', 'refused']),
  /** By field, in words; empty unless refused. Without preview a refused row refuses the whole: 400 with `students.3.email` and the like. */
  errors: z.record(z.string(), z.array(z.string())),
  /** The account made, to be made (in a preview), or found. */
  student: z.object({ id: z.int().nullable(), first_name: z.string(), last_name: z.string(), username: z.string() }).nullable(),
  /** Shown this once; null in a preview and for who existed. */
  first_password: z.string().nullable(),
});

export type CreationOutcome = z.infer<typeof creation>;

export const students = {
  create: endpoint({
    method: 'POST',
    path: '/api/v1/students/',
    permission: 'student.create',
    summary: 'Cria estudantes numa turma, todos ou nenhum; com preview, só diz o que aconteceria a cada linha.',
    body: z.strictObject({
      school_group_id: groupId,
      preview: z.boolean().default(false),
      students: z.array(studentRow).min(1).max(MOST_ROWS),
    }),
    bodyLimit: MOST_BYTES,
    reply: z.object({ preview: z.boolean(), created: z.int(), existing: z.int(), refused: z.int(), results: z.array(creation) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/users/get_student/',
    permission: 'student.read',
    summary: 'Um estudante do alcance, com turmas e adaptações. A leitura fica registrada.',
    query: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
    reply: student,
    recorded: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/v1/students/:id/',
    permission: 'student.edit',
    summary: 'Muda os dados de um estudante do alcance.',
    body: z.strictObject({
      version: z.int(),
      first_name: name.optional(),
      last_name: name.optional(),
      email: email.optional(),
      registration: registration.optional(),
      birth_date: z.iso.date().nullable().optional(),
    }),
    reply: student,
  }),
  adapt: endpoint({
    method: 'POST',
    path: '/api/v1/user_profile/update_student_profile/',
    permission: 'student.edit',
    summary: 'Muda as adaptações (PCD) de um estudante do alcance.',
    query: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
    body: z.strictObject({ version: z.int(), ...adaptations.shape }),
    reply: student,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/reset_password_student/',
    permission: 'student.reset_password',
    summary: 'Define uma senha provisória, encerra as sessões do estudante e pede outra no primeiro acesso.',
    body: z.strictObject({ password }),
  }),
  resetMany: endpoint({
    method: 'POST',
    path: '/api/v1/students/reset_passwords/',
    permission: 'student.reset_password',
    summary: 'Senhas provisórias para vários estudantes, mostradas uma vez, para imprimir os bilhetes de acesso.',
    body: z.strictObject({ ids }),
    reply: z.array(
      z.object({ id: z.int(), first_name: z.string(), last_name: z.string(), username: z.string(), first_password: z.string() }),
    ),
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/v1/students/move/',
    permission: 'student.edit',
    summary: 'Passa estudantes de uma turma do alcance para outra, todos ou nenhum.',
    body: z.strictObject({ ids, from_school_group_id: groupId, to_school_group_id: groupId }),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/v1/students/leave/',
    permission: 'student.edit',
    summary: 'Tira estudantes de uma turma do alcance; a conta e os textos ficam.',
    body: z.strictObject({ ids, school_group_id: groupId }),
  }),
  archive: endpoint({
    method: 'POST',
    path: '/api/v1/students/:id/archive/',
    permission: 'student.archive',
    summary: 'Arquiva um estudante: não entra mais e sai das listas; nada é apagado.',
    reply: student,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/students/:id/restore/',
    permission: 'student.archive',
    summary: 'Traz um estudante arquivado de volta.',
    reply: student,
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/v1/students/',
    permission: 'student.read',
    summary: 'Procura estudantes do alcance pelo começo de cada palavra do nome, sem acentos e sem maiúsculas; no máximo os primeiros cem.',
    query: z.object({ ...slice(100, 20), name: z.string().trim().min(2).max(120) }),
    reply: page(
      z.object({
        id: z.int(),
        first_name: z.string(),
        last_name: z.string(),
        username: z.string(),
        school_group_name: z.string().nullable(),
        school_name: z.string().nullable(),
      }),
    ),
  }),
};
