import { z } from 'zod';
import { endpoint } from './endpoint';

export const ROLE_TYPES = [
  'teacher',
  'director',
  'manager',
  'coordinator',
  'executive',
  'reviewer',
  'reviewer:oficial',
  'reviewer:teste',
  'reviewer:interno',
  'student',
] as const;
export const CONTRACT_TYPES = ['B2B', 'B2C', 'B2B2C'] as const;
export const PLAN_TYPES = ['student_advanced', 'student_intermediary'] as const;
/** N the teacher reviews; O one official reviewer; D two, blind. */
export const REVIEW_FLOWS = ['N', 'O', 'D'] as const;

export const userRole = z.object({
  id: z.int(),
  role_type: z.enum(ROLE_TYPES),
  contract_type: z.enum(CONTRACT_TYPES).nullable(),
  school: z.int().nullable(),
  school_name: z.string().nullable(),
  school_group: z.int().nullable(),
  school_group_name: z.string().nullable(),
  school_network_id: z.int().nullable(),
  school_network_name: z.string().nullable(),
  school_category: z.string().nullable(),
  school_grade: z.int().nullable(),
  school_grade_name: z.string().nullable(),
  school_is_test: z.boolean(),
  school_is_allowed_to_edit_tests: z.boolean(),
  school_review_flow: z.enum(REVIEW_FLOWS).nullable(),
  plan_type: z.enum(PLAN_TYPES).nullable(),
  network_logo: z.string().nullable(),
  network_accent: z.string().nullable(),
});

export const userProfile = z.object({
  profile_id: z.int(),
  phone: z.string(),
  birth_date: z.iso.date().nullable(),
  pronouns: z.string(),
});

export const user = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  username: z.string(),
  is_superuser: z.boolean(),
  is_staff: z.boolean(),
  user_profile: userProfile.nullable(),
});

/** What `/me/` answers, and what the rules of the domain decide about. */
export const currentUser = z.object({
  is_authenticated: z.boolean(),
  user: user.extend({
    /** A first or temporary password: only the first access is open until it is changed. */
    must_change_password: z.boolean(),
    /** The terms changed, or were never accepted. */
    must_accept_terms: z.boolean(),
  }),
  /** The first one is the active one. */
  user_roles: z.array(userRole),
});

export type RoleType = (typeof ROLE_TYPES)[number];
export type UserRole = z.infer<typeof userRole>;
export type User = z.infer<typeof user>;
export type CurrentUser = z.infer<typeof currentUser>;

/** 8 to 128 characters of any kind; words that are too common are refused by the server. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const password = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);

const personName = z.string().trim().min(1).max(80);
const email = z.email().max(254);

export const users = {
  me: endpoint({
    method: 'GET',
    path: '/api/v1/me/',
    permission: 'session',
    summary: 'Quem está na sessão, com os papéis; o primeiro é o ativo.',
    reply: currentUser,
    beforeFirstAccess: true,
  }),
  chooseRole: endpoint({
    method: 'PATCH',
    path: '/api/v1/me/active_role/',
    permission: 'session',
    summary: 'Escolhe qual papel fica ativo.',
    body: z.strictObject({ user_role_id: z.int().positive() }),
    reply: currentUser,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/v1/users/:id/',
    permission: 'session',
    summary: 'Muda os próprios dados.',
    body: z.strictObject({ first_name: personName.optional(), last_name: personName.optional(), email: email.optional() }),
    reply: user,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/reset_password/',
    permission: 'session',
    summary: 'Troca a própria senha e encerra as outras sessões.',
    body: z.strictObject({ current_password: z.string().max(1024), new_password: password }),
  }),
  firstAccess: endpoint({
    method: 'POST',
    path: '/api/v1/users/first_access/',
    permission: 'session',
    summary: 'Primeiro acesso: confirma os dados e escolhe a senha.',
    body: z.strictObject({ first_name: personName, last_name: personName, email, new_password: password }),
    reply: currentUser,
    beforeFirstAccess: true,
  }),
};
