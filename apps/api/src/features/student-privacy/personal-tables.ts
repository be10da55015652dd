/** A column by which a table speaks of a person. A test holds this list against the database: a new one is added here or exempted there. */
export type PersonalTable = { table: string; column: string /** Secrets and the data of others. */; without: readonly string[] };

export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'users', column: 'id', without: ['password_hash', 'search_name', 'email_key', 'username_stem'] },
  { table: 'user_profiles', column: 'user_id', without: ['registration_key'] },
  { table: 'user_roles', column: 'user_id', without: [] },
  { table: 'sessions', column: 'user_id', without: [] },
  { table: 'terms_acceptances', column: 'user_id', without: [] },
  { table: 'portal_accounts', column: 'user_id', without: [] },
  { table: 'audit_events', column: 'student_id', without: ['address', 'hash', 'previous_hash'] },
];

/** Columns that point to a person and are not exported, each with its reason. */
export const EXEMPT: Readonly<Record<string, string>> = {
  'user_name_words.user_id': 'the name of `users`, cut into words to be searched',
  'password_tokens.user_id': 'hashes of links, secret and void after an hour',
  'audit_events.actor_id': 'what the staff did; a student acts on nobody',
  'school_networks.access_user_id': 'the account of a network, never a student',
  'demonstration_users.user_id': 'the public people of a demonstration',
};
