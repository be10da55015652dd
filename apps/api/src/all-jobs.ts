import { analysisJobs } from './features/analysis/analysis.jobs';
import { authJobs } from './features/auth/auth.jobs';
import { housekeepingJobs } from './features/housekeeping/housekeeping.jobs';
import { notificationJobs } from './features/notifications/notifications.jobs';
import type { Hearer } from './jobs/hearer';

/** Every job that a worker answers. */
export const allJobs: Hearer[] = [...analysisJobs, ...authJobs, ...housekeepingJobs, ...notificationJobs];
