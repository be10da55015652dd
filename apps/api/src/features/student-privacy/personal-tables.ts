/** A column by which a table speaks of a person. A test holds this list against the database: a new one is added here or exempted there. */
export type PersonalTable = {
  table: string;
  column: string;
  /** Secrets, the data of others, and what only machines read. */
  without: readonly string[];
  /** The column names one of the student's texts, or a review of one, and not the student. */
  through?: 'compositions' | 'composition_reviews';
};

export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'users', column: 'id', without: ['password_hash', 'search_name', 'email_key', 'username_stem'] },
  { table: 'user_profiles', column: 'user_id', without: ['registration_key'] },
  { table: 'user_roles', column: 'user_id', without: [] },
  { table: 'sessions', column: 'user_id', without: [] },
  { table: 'terms_acceptances', column: 'user_id', without: [] },
  { table: 'portal_accounts', column: 'user_id', without: [] },
  { table: 'audit_events', column: 'student_id', without: ['address', 'hash', 'previous_hash'] },
  { table: 'compositions', column: 'student_id', without: ['text_hash'] },
  { table: 'composition_versions', column: 'composition_id', without: [], through: 'compositions' },
  { table: 'composition_events', column: 'composition_id', without: ['actor_id'], through: 'compositions' },
  { table: 'composition_results', column: 'student_id', without: ['tenths'] },
  { table: 'composition_reviews', column: 'composition_id', without: ['reviewer_id', 'lease_until', 'text_hash'], through: 'compositions' },
  { table: 'review_grades', column: 'review_id', without: [], through: 'composition_reviews' },
  { table: 'review_elements', column: 'review_id', without: [], through: 'composition_reviews' },
  {
    table: 'review_annotations',
    column: 'composition_id',
    without: ['client_id', 'reported_by', 'before', 'after'],
    through: 'compositions',
  },
  { table: 'notification_logs', column: 'user_id', without: ['event_key'] },
  { table: 'notification_preferences', column: 'user_id', without: [] },
];

/** Columns that point to a person and are not exported, each with its reason. */
export const EXEMPT: Readonly<Record<string, string>> = {
  'user_name_words.user_id': 'the name of `users`, cut into words to be searched',
  'password_tokens.user_id': 'hashes of links, secret and void after an hour',
  'audit_events.actor_id': 'what the staff did; a student acts on nobody',
  'school_networks.access_user_id': 'the account of a network, never a student',
  'demonstration_users.user_id': 'the public people of a demonstration',
  'tests.created_by': 'who gave the activity; a student gives none',
  'themes.author_id': 'who wrote the theme; a student writes none',
  'bank_comments.owner_id': 'the ready comments of whoever grades',
  'bank_comment_uses.user_id': 'how often whoever grades used a comment',
  'composition_events.actor_id': 'who moved the text; the step itself is exported with the text',
  'composition_reviews.reviewer_id': 'who graded; the review itself is exported with the text',
  'review_annotations.reported_by': 'who found fault with a mark; the mark itself is exported with the text',
  'review_events.actor_id': 'how a review was saved, step by step; what came of it is exported with the text',
  'analysis_requests.user_id': 'who asked for a text to be read by the machine',
  'highlight_feedback.user_id': 'what whoever grades thinks of the machine',
};
