import { z } from 'zod';
import { endpoint } from './endpoint';
import { flagParam, page, slice } from './page';

/** PUB: public network; PVT: private. The word that the feature flags know. */
export const SCHOOL_CATEGORIES = ['PUB', 'PVT'] as const;

export const school = z.object({
  id: z.int(),
  name: z.string(),
  category: z.enum(SCHOOL_CATEGORIES),
  city: z.string(),
  state: z.string(),
  school_network_id: z.int(),
  school_network_name: z.string(),
  is_test: z.boolean(),
  /** Of the present school year. */
  count_school_groups: z.int(),
  count_students: z.int(),
});

export const schoolGroup = z.object({
  id: z.int(),
  name: z.string(),
  school_id: z.int(),
  school_name: z.string(),
  school_grade: z.int(),
  school_grade_name: z.string(),
  school_year: z.int(),
  uses_learning_path: z.boolean(),
  count_students: z.int(),
  /** First and last name of who teaches it, in order of name. */
  teachers: z.array(z.string()),
});

export type School = z.infer<typeof school>;
export type SchoolGroup = z.infer<typeof schoolGroup>;

export const member = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  email: z.string(),
  registration: z.string(),
  must_change_password: z.boolean(),
  has_adaptations: z.boolean(),
});

export type Member = z.infer<typeof member>;

export const schools = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/schools/',
    permission: 'school.list',
    summary: 'As escolas do alcance de quem pede.',
    query: z.object({ ...slice(999) }),
    reply: page(school),
  }),
  groupsOfThisYear: endpoint({
    method: 'GET',
    path: '/api/v1/school_groups_list/',
    permission: 'school_group.list',
    summary: 'As turmas do alcance; com current_year, só as deste ano.',
    query: z.object({ ...slice(1000), current_year: flagParam.optional() }),
    reply: page(schoolGroup),
  }),
  groupsOfYear: endpoint({
    method: 'GET',
    path: '/api/v1/school_groups/',
    permission: 'school_group.list',
    summary: 'As turmas do alcance num ano letivo.',
    query: z.object({ ...slice(1000), school_year: z.coerce.number().int().min(2000).max(2100).optional() }),
    reply: page(schoolGroup),
  }),
  group: endpoint({
    method: 'GET',
    path: '/api/v1/school_groups/:id/',
    permission: 'school_group.list',
    summary: 'Uma turma do alcance.',
    reply: schoolGroup,
  }),
  recordExport: endpoint({
    method: 'POST',
    path: '/api/v1/school_groups/:id/record_export/',
    permission: 'school_group.export',
    summary: 'Registra que a lista da turma foi exportada; vem antes do arquivo.',
    body: z.strictObject({ format: z.enum(['csv', 'xlsx']), count: z.int().min(0).max(5000) }),
  }),
  members: endpoint({
    method: 'GET',
    path: '/api/v1/school_groups/:id/list_members/',
    permission: 'school_group.members',
    summary: 'Os estudantes de uma turma, em ordem de nome.',
    query: z.object({ ...slice(1000), name: z.string().trim().max(120).optional() }),
    reply: z.object({ students: z.array(member), count_students: z.int() }),
  }),
};
