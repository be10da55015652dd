import type { RoleType, UserRole } from '@lauda/contract/users';
import type { Actor } from '../src/people/roles';

const nowhere: Omit<UserRole, 'id' | 'role_type'> = {
  contract_type: null,
  school: null,
  school_name: null,
  school_group: null,
  school_group_name: null,
  school_network_id: null,
  school_network_name: null,
  school_category: null,
  school_grade: null,
  school_grade_name: null,
  school_is_test: false,
  school_is_allowed_to_edit_tests: false,
  school_review_flow: null,
  plan_type: null,
  network_logo: null,
  network_accent: null,
};

export const aRole = (role_type: RoleType, more: Partial<UserRole> = {}): UserRole => ({ ...nowhere, id: 1, role_type, ...more });

/** The first role is the active one. */
export const anActor = (roles: UserRole[], flags: { is_staff?: boolean; is_superuser?: boolean } = {}): Actor => ({
  user: { id: 7, is_staff: false, is_superuser: false, ...flags },
  user_roles: roles,
});
