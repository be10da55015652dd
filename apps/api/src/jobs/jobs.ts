/** Something happened that people are to be told of; whom and in which words is the notifications' business. */
export type NewsOf =
  | { kind: 'composition_submitted'; composition_id: number }
  | { kind: 'review_finished'; composition_id: number }
  | { kind: 'review_discrepant'; composition_id: number }
  | { kind: 'sensitive_content'; composition_id: number; review_id: number }
  | { kind: 'activity_opened'; test_id: number }
  | { kind: 'activity_reminder'; test_id: number; student_ids: number[] /** Once a day: more would be a nuisance. */; day: string }
  | { kind: 'students_created'; school_group_id: number; actor_id: number; count: number; first_id: number };

/** Every job with its payload: the speaker enqueues it in its own transaction, a hearer's `*.jobs.ts` answers. */
export type Jobs = {
  'password_recovery.requested': { email: string };
  'housekeeping.due': Record<string, never>;
  'composition.submitted': { composition_id: number };
  'analysis.requested': { analysis_id: number };
  'news.happened': NewsOf;
  /** Activities that end soon, recommendations that became due. */
  'news.looked_for': Record<string, never>;
};

export type JobName = keyof Jobs;

/** The third failure ends in the queue's dead letter, with the reason. */
export const queues: Record<JobName, { retryLimit: number; cron?: string }> = {
  'password_recovery.requested': { retryLimit: 5 },
  'housekeeping.due': { retryLimit: 2, cron: '17 3 * * *' },
  'composition.submitted': { retryLimit: 5 },
  'analysis.requested': { retryLimit: 2 },
  'news.happened': { retryLimit: 5 },
  'news.looked_for': { retryLimit: 2, cron: '23 * * * *' },
};

export const deadLetterOf = (name: JobName) => `${name}.dead`;
