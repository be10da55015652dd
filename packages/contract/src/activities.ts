import { z } from 'zod';
import { COMPOSITION_STATUSES } from './compositions';
import { endpoint } from './endpoint';
import { evolutionReport, monthlyReport } from './evolution-report';
import { id, idParam, moment, version } from './ids';
import { flagParam, page, repeated, slice } from './page';
import { TEST_TYPES } from './test-types';
import { REVIEW_FLOWS } from './users';

/** Activities are `tests` on the wire (spec §7). */
export const PROGRESS_STATES = ['nao_iniciada', 'em_andamento', 'entregue', 'em_correcao', 'corrigida', 'zerada'] as const;

const themeDetail = z.object({ id: z.int(), title: z.string(), cover: z.string(), summary: z.string() });

/** How many students are where. */
export const progressCounts = z.object({
  nao_iniciada: z.int(),
  em_andamento: z.int(),
  entregue: z.int(),
  em_correcao: z.int(),
  corrigida: z.int(),
  zerada: z.int(),
  atrasada: z.int(),
  total: z.int(),
});

/** Mean of the final grades so far; null until there is one. Bands are tenths of the full grade, the eleventh is the full grade. */
export const competenceSummary = z.object({
  competence_id: z.int(),
  position: z.int(),
  short_name: z.string(),
  max_points: z.int(),
  mean: z.number().nullable(),
  bands: z.array(z.int()).length(11),
});

export const activity = z.object({
  id: z.int(),
  title: z.string(),
  test_type: z.enum(TEST_TYPES),
  theme_detail: themeDetail,
  genre_id: z.int(),
  genre_name: z.string(),
  review_grid_id: z.int(),
  review_grid_name: z.string(),
  school_group_id: z.int(),
  school_group_name: z.string(),
  school_grade_name: z.string(),
  school_id: z.int(),
  school_name: z.string(),
  review_flow: z.enum(REVIEW_FLOWS),
  allows_rewriting: z.boolean(),
  guidance: z.string(),
  opens_at: moment,
  closes_at: moment,
  parent_id: z.int().nullable(),
  /** The rewriting activity made from this one. */
  child_id: z.int().nullable(),
  revision_finished_at: moment.nullable(),
  archived: z.boolean(),
  progress: progressCounts,
  /** What this reader may do, and why not where a sentence helps. */
  can_edit: z.boolean(),
  can_delete: z.boolean(),
  version: z.int(),
  created: moment,
});

export const activityWithScore = activity.extend({
  /** Of the grid's full grade. */
  max_total: z.int(),
  mean_total: z.number().nullable(),
  mean_percent: z.number().nullable(),
  bands: z.array(z.int()).length(11),
  competences: z.array(competenceSummary),
});

/** One student on one activity. */
export const studentOnActivity = z.object({
  user_id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  /** Null while not started. */
  composition_id: z.int().nullable(),
  status: z.enum(COMPOSITION_STATUSES),
  progress: z.enum(PROGRESS_STATES),
  is_late: z.boolean(),
  submitted_at: moment.nullable(),
  count_words: z.int(),
  total: z.number().nullable(),
  /** By position of the competence. */
  points: z.array(z.number()).nullable(),
  is_published: z.boolean(),
  feedback_opened_at: moment.nullable(),
  /** The same student's composition on the rewriting activity. */
  rewriting_id: z.int().nullable(),
  has_adaptations: z.boolean(),
  reviewer_name: z.string().nullable(),
});

export const reopenStatus = z.object({
  user_id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  composition_id: z.int().nullable(),
  progress: z.enum(PROGRESS_STATES),
  /** Whether it may be chosen for reopening, and whether it comes chosen. */
  can_reopen: z.boolean(),
  is_preselected: z.boolean(),
});

export type ProgressState = (typeof PROGRESS_STATES)[number];
export type ProgressCounts = z.infer<typeof progressCounts>;
export type Activity = z.infer<typeof activity>;
export type ActivityWithScore = z.infer<typeof activityWithScore>;
export type StudentOnActivity = z.infer<typeof studentOnActivity>;
export type ReopenStatus = z.infer<typeof reopenStatus>;

const settings = {
  title: z.string().trim().min(1).max(200),
  test_type: z.enum(TEST_TYPES),
  opens_at: moment,
  closes_at: moment,
  allows_rewriting: z.boolean(),
  guidance: z.string().trim().max(4000),
};
const ids = z.array(id).min(1).max(200);

export const activities = {
  create: endpoint({
    method: 'POST',
    path: '/api/v1/tests/',
    permission: 'activity.write',
    summary: 'Dá um tema a uma ou mais turmas do alcance: uma atividade por turma.',
    body: z.strictObject({
      ...settings,
      theme_id: id,
      school_group_ids: ids,
      /** Left out, the flow of each class's school. */
      review_flow: z.enum(REVIEW_FLOWS).optional(),
      /** A rewriting of this activity; then its class is the only one. */
      parent_id: id.optional(),
    }),
    reply: z.object({ results: z.array(activity) }),
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/tests/:id/',
    permission: 'activity.read',
    summary: 'Uma atividade com médias, distribuição e quem está onde.',
    reply: activityWithScore,
  }),
  studentsInfo: endpoint({
    method: 'GET',
    path: '/api/v1/tests/:id/students_info/',
    permission: 'activity.students',
    summary: 'Cada estudante da turma na atividade; cada linha traz o seu composition_id.',
    reply: z.object({ results: z.array(studentOnActivity), count: z.int() }),
  }),
  recordExport: endpoint({
    method: 'POST',
    path: '/api/v1/tests/:id/record_export/',
    permission: 'activity.students',
    summary: 'Registra que a lista de uma atividade foi exportada; vem antes do arquivo.',
    body: z.strictObject({ format: z.enum(['csv', 'xlsx']), count: z.int().min(0).max(5000) }),
  }),
  studentsStatus: endpoint({
    method: 'GET',
    path: '/api/v1/tests/:id/students_status_on_test/',
    permission: 'activity.students',
    summary: 'Quem pode ter o texto reaberto, e quem já vem escolhido.',
    reply: z.object({ results: z.array(reopenStatus), is_closed: z.boolean() }),
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/api/v1/tests/:id/',
    permission: 'activity.write',
    summary: 'Troca os dados de uma atividade.',
    body: z.strictObject({ version, ...settings, review_flow: z.enum(REVIEW_FLOWS) }),
    reply: activity,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/v1/tests/:id/',
    permission: 'activity.write',
    summary: 'Muda alguns dados de uma atividade; archived a guarda ou traz de volta.',
    body: z.strictObject({
      version,
      ...z.object({ ...settings, review_flow: z.enum(REVIEW_FLOWS), archived: z.boolean() }).partial().shape,
    }),
    reply: activity,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/tests/:id/',
    permission: 'activity.write',
    summary: 'Apaga uma atividade em que ninguém entregou; com entregas responde 409 e o caminho é arquivar.',
  }),
  finishRevision: endpoint({
    method: 'POST',
    path: '/api/v1/tests/:id/finish_revision/',
    permission: 'activity.publish',
    summary: 'Publica as correções aos estudantes, todas as pedidas ou nenhuma. Sem lista, todas as corrigidas.',
    body: z.strictObject({ compositions: z.array(id).max(1000).optional() }),
    reply: z.object({ published: z.int(), already_published: z.int() }),
  }),
  remind: endpoint({
    method: 'POST',
    path: '/api/v1/tests/:id/remind/',
    permission: 'activity.write',
    summary: 'Lembra quem ainda não entregou.',
    body: z.strictObject({ students: z.array(id).min(1).max(1000) }),
    reply: z.object({ reminded: z.int() }),
  }),
  withScore: endpoint({
    method: 'GET',
    path: '/api/v1/tests_with_score/',
    permission: 'activity.read',
    summary: 'As atividades de um tipo com as suas notas, 5 por vez, as que fecham mais tarde primeiro.',
    query: z.object({
      ...slice(50, 5),
      type: z.enum(TEST_TYPES),
      /** 1: sem distribuição nem competências. */
      basic: flagParam.optional(),
      query: z.string().trim().max(120).optional(),
      school_group_id: repeated(idParam).optional(),
      school_id: idParam.optional(),
      school_year: z.coerce.number().int().min(2000).max(2100).optional(),
      state: z.enum(['aberta', 'encerrada', 'agendada', 'arquivada', 'aguarda_correcao']).optional(),
    }),
    reply: page(activityWithScore).extend({
      /** How many practice activities the reach has, whatever the filters. */
      practice_tests: z.int(),
    }),
  }),
  withoutChildren: endpoint({
    method: 'GET',
    path: '/api/v1/school_groups_list/:id/tests_without_children/',
    permission: 'activity.read',
    summary: 'As atividades da turma que ainda não têm reescrita.',
    query: z.object({ ...slice(100) }),
    reply: page(activity.extend({ schoolGroupId: z.int() })),
  }),
  evolution: endpoint({
    method: 'GET',
    path: '/api/v1/tests/evolution/',
    permission: 'activity.evolution',
    summary: 'Estudantes × atividades de uma turma, e as médias por competência ao longo do tempo.',
    query: z.object({
      school_group_id: idParam,
      test_type: z.enum(TEST_TYPES).optional(),
      review_grid_id: idParam.optional(),
      school_year: z.coerce.number().int().min(2000).max(2100).optional(),
    }),
    reply: evolutionReport,
  }),
  /** By month, at a class, a school or a network; read from sums kept in the same transaction as the grades. */
  monthly: endpoint({
    method: 'GET',
    path: '/api/v1/tests/monthly/',
    permission: 'activity.monthly',
    summary: 'Médias por mês de uma turma, escola ou rede do alcance, por grade.',
    query: z.object({
      level: z.enum(['group', 'school', 'network']),
      id: idParam,
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      test_type: z.enum(TEST_TYPES).optional(),
    }),
    reply: monthlyReport,
  }),
};
