/** Rows as the tables take them; every number and date is given, so that two loads are equal. */
export type NetworkRow = {
  id: number;
  name: string;
  logo: string;
  accent: string;
  access_code_hash: string;
  access_user_id: number;
  created: string;
};
export type SchoolRow = {
  id: number;
  school_network_id: number;
  name: string;
  category: 'PUB' | 'PVT';
  city: string;
  state: string;
  is_test: boolean;
  is_allowed_to_edit_tests: boolean;
  review_flow: 'N' | 'O' | 'D';
  created: string;
};
export type GroupRow = {
  id: number;
  school_id: number;
  school_network_id: number;
  name: string;
  school_grade: number;
  school_year: number;
  uses_learning_path: boolean;
  created: string;
};
export type UserRow = {
  id: number;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  must_change_password: boolean;
  is_staff: boolean;
  is_superuser: boolean;
  /** Archived: out of the lists, nothing lost. */
  disabled_at: string | null;
  created: string;
  modified: string;
};
export type RoleRow = {
  id: number;
  user_id: number;
  role_type: string;
  contract_type: 'B2B' | 'B2C' | 'B2B2C' | null;
  plan_type: 'student_advanced' | 'student_intermediary' | null;
  school_network_id: number | null;
  school_id: number | null;
  school_group_id: number | null;
  position: number;
  created: string;
  ended_at: string | null;
};
export type ProfileRow = {
  id: number;
  user_id: number;
  birth_date: string | null;
  pronouns: string;
  school_network_id: number | null;
  registration: string;
  disregard_length: boolean;
  disregard_genre: boolean;
  disregard_theme: boolean;
  modified: string;
};
export type AuditRow = {
  happened: string;
  action: string;
  actor_id: number;
  student_id: number;
  school_group_id: number | null;
  address: string;
  details: object;
};
export type ShownRow = { user_id: number; position: number; password: string; description: string };
