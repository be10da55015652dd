/** Every job with its payload: the speaker enqueues it in its own transaction, a hearer's `*.jobs.ts` answers. */
export type Jobs = {
  'password_recovery.requested': { email: string };
  'housekeeping.due': Record<string, never>;
};

export type JobName = keyof Jobs;

/** The third failure ends in the queue's dead letter, with the reason. */
export const queues: Record<JobName, { retryLimit: number; cron?: string }> = {
  'password_recovery.requested': { retryLimit: 5 },
  'housekeeping.due': { retryLimit: 2, cron: '17 3 * * *' },
};

export const deadLetterOf = (name: JobName) => `${name}.dead`;
