import type { EvaluationResult, FlagKey } from '@lauda/contract/feature-flags';
import { FLAG_KEYS } from '@lauda/contract/feature-flags';
import type { SchoolGroup } from '@lauda/contract/schools';
import type { CurrentUser, UserRole } from '@lauda/contract/users';

/** Things of the wire, whole, with only what a test cares about changed. */
export const make = {
  role: (over: Partial<UserRole> = {}): UserRole => ({
    id: 1,
    role_type: 'teacher',
    contract_type: null,
    school: 1,
    school_name: 'Escola Estadual Cora Coralina',
    school_group: 1,
    school_group_name: '3º EM A',
    school_network_id: 1,
    school_network_name: 'Rede do Cerrado',
    school_category: 'PUB',
    school_grade: 12,
    school_grade_name: '3º EM',
    school_is_test: false,
    school_is_allowed_to_edit_tests: true,
    school_review_flow: 'N',
    plan_type: null,
    network_logo: null,
    network_accent: null,
    ...over,
  }),

  me: (over: Partial<CurrentUser['user']> = {}, user_roles: UserRole[] = [make.role()]): CurrentUser => ({
    is_authenticated: true,
    user: {
      id: 7,
      first_name: 'Helena',
      last_name: 'Duarte',
      email: 'helena@lauda.example',
      username: 'helena',
      is_superuser: false,
      is_staff: false,
      user_profile: null,
      must_change_password: false,
      must_accept_terms: false,
      ...over,
    },
    user_roles,
  }),

  group: (over: Partial<SchoolGroup> = {}): SchoolGroup => ({
    id: 1,
    name: '3º EM A',
    school_id: 1,
    school_name: 'Escola Estadual Cora Coralina',
    school_grade: 12,
    school_grade_name: '3º EM',
    school_year: 2026,
    uses_learning_path: true,
    count_students: 34,
    teachers: ['Helena Duarte'],
    ...over,
  }),

  page: <Row>(results: Row[]) => ({ count: results.length, next: null, previous: null, results }),

  flags: (...on: FlagKey[]): { evaluationResults: EvaluationResult[] } => ({
    evaluationResults: FLAG_KEYS.map((flagKey, at) => ({
      flagID: at + 1,
      flagKey,
      flagSnapshotID: 1,
      flagTags: [],
      segmentID: 1,
      variantID: 1,
      variantKey: on.includes(flagKey) ? 'on' : 'off',
      variantAttachment: {},
      evalContext: { entityID: '7', entityType: 'user', entityContext: {}, enableDebug: false, flagKey },
      evalDebugLog: { msg: '', segmentDebugLogs: [] },
      timestamp: '2026-11-15T09:00:00Z',
    })),
  }),
};
