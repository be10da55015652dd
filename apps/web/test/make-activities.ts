import type { Activity, ActivityWithScore, ReopenStatus, StudentOnActivity } from '@lauda/contract/activities';
import type { StudentWriting } from '@lauda/contract/student-writing';
import type { Theme, ThemeCard } from '@lauda/contract/themes';

const NONE = Array.from({ length: 11 }, () => 0);
const NAMES = ['Norma-padrão', 'Tema e repertório', 'Argumentação', 'Coesão', 'Intervenção'];
const DAY = 86_400_000;

export const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** Themes, activities and what was written, whole, with only what a test cares about changed. */
export const makeActivities = {
  progress: (over: Partial<Activity['progress']> = {}): Activity['progress'] => {
    const counts = { nao_iniciada: 0, em_andamento: 0, entregue: 0, em_correcao: 0, corrigida: 0, zerada: 0, atrasada: 0, ...over };
    const { atrasada: _late, ...states } = counts;
    return { total: Object.values(states).reduce((sum, count) => sum + count, 0), ...counts };
  },

  activity: (over: Partial<ActivityWithScore> = {}): ActivityWithScore => ({
    id: 9,
    title: 'Mobilidade urbana',
    test_type: 'pratica',
    theme_detail: { id: 3, title: 'O direito à cidade', cover: '/capas/cidade.svg', summary: 'Duas horas para ir.' },
    genre_id: 1,
    genre_name: 'Dissertativo-argumentativo',
    review_grid_id: 1,
    review_grid_name: 'Grade ENEM',
    school_group_id: 1,
    school_group_name: '3º EM A',
    school_grade_name: '3º EM',
    school_id: 1,
    school_name: 'Escola Estadual Cora Coralina',
    review_flow: 'N',
    allows_rewriting: true,
    guidance: 'Leia antes de escrever.',
    opens_at: inDays(-4),
    closes_at: inDays(2.5),
    parent_id: null,
    child_id: null,
    revision_finished_at: null,
    archived: false,
    progress: makeActivities.progress({ nao_iniciada: 2, entregue: 3, corrigida: 4, atrasada: 1 }),
    can_edit: true,
    can_delete: false,
    version: 2,
    created: inDays(-5),
    max_total: 1000,
    mean_total: 612,
    mean_percent: 61.2,
    bands: NONE.with(6, 4),
    competences: NAMES.map((short_name, at) => ({
      competence_id: at + 1,
      position: at + 1,
      short_name,
      max_points: 200,
      mean: 100 + at * 20,
      bands: NONE,
    })),
    ...over,
  }),

  student: (over: Partial<StudentOnActivity> = {}): StudentOnActivity => ({
    user_id: 11,
    first_name: 'Ana',
    last_name: 'Conceição',
    composition_id: 501,
    status: 'submitted',
    progress: 'entregue',
    is_late: false,
    submitted_at: inDays(-1),
    count_words: 320,
    total: null,
    points: null,
    is_published: false,
    feedback_opened_at: null,
    rewriting_id: null,
    has_adaptations: false,
    reviewer_name: null,
    ...over,
  }),

  reopening: (over: Partial<ReopenStatus> = {}): ReopenStatus => ({
    user_id: 11,
    first_name: 'Ana',
    last_name: 'Conceição',
    composition_id: 501,
    progress: 'corrigida',
    can_reopen: true,
    is_preselected: false,
    ...over,
  }),

  card: (over: Partial<ThemeCard> = {}): ThemeCard => ({
    id: 3,
    title: 'O direito à cidade',
    summary: 'Duas horas para ir, duas para voltar.',
    cover: '/capas/cidade.svg',
    genre: { id: 1, slug: 'dissertativo', name: 'Dissertativo-argumentativo', review_grid_id: 1, review_grid_name: 'Grade ENEM' },
    school_grades: [12],
    learning_path_type: null,
    review_types: ['N'],
    has_test_template: false,
    state: 'published',
    school: null,
    author_name: null,
    given_to: [],
    count_given: over.given_to?.length ?? 0,
    ...over,
  }),

  theme: (over: Partial<Theme> = {}): Theme => ({
    ...makeActivities.card(),
    statement: 'Escreva sobre a cidade.',
    motivating_texts: [],
    repertory_contents: [],
    template: null,
    is_own: false,
    version: 1,
    created: inDays(-90),
    modified: inDays(-80),
    ...over,
  }),

  written: (over: Partial<StudentWriting['activities'][number]> = {}): StudentWriting['activities'][number] => ({
    test_id: 9,
    title: 'Mobilidade urbana',
    theme_title: 'O direito à cidade',
    genre_name: 'Dissertativo-argumentativo',
    test_type: 'pratica',
    school_group_name: '3º EM A',
    closes_at: inDays(-10),
    composition_id: 501,
    parent_composition_id: null,
    progress: 'corrigida',
    is_late: false,
    submitted_at: inDays(-11),
    count_words: 320,
    review_grid_id: 1,
    total: 640,
    max_total: 1000,
    points: [120, 120, 120, 120, 160],
    is_zero: false,
    ...over,
  }),

  writing: (over: Partial<StudentWriting> = {}): StudentWriting => ({
    activities: [],
    evolution: [],
    engagement: {
      expected: 0,
      delivered: 0,
      on_time: 0,
      rewritten: 0,
      feedback_opened: 0,
      published: 0,
      median_minutes: null,
      last_submitted: null,
    },
    ...over,
  }),
};
