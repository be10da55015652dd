import { CallError } from '../lib/calling/call-error';
import { publicSettings } from '../lib/public-settings';
import { randomId } from '../lib/random-id';
import { localStore, writeJson } from '../lib/storage';
import { sendEnvelope } from './error-envelope';

/** School, group, grade and network of the active role, with their names (spec §9). Never the person. */
export type Tags = Record<string, string | number | null>;

export const LAST_EVENT_KEY = 'lauda.last-error-event';

/** Third-party widgets that live in the page: what breaks inside them is not ours (spec §9). */
const IGNORED = [/\.hs-scripts\.com|\.hubspot\.com|usemessages\.com/, /layers\.digital/, /googletagmanager\.com/];

let tags: Tags = {};
export const tagErrorReports = (next: Tags) => {
  tags = next;
};

/** One code per failure: shown twice, it is still the same event. */
const codes = new WeakMap<object, string>();

/** The code to show: the server's own when it gave one, so that it is found in its log (OPS-04), else one of ours. */
export function reportError(error: unknown): string {
  const known = typeof error === 'object' && error !== null ? codes.get(error) : undefined;
  if (known) return known;
  const code = (error instanceof CallError && error.errorId) || randomId().slice(0, 13);
  if (typeof error === 'object' && error !== null) codes.set(error, code);
  writeJson(localStore, LAST_EVENT_KEY, { code, at: new Date().toISOString() });
  const { error_reports_dsn, environment } = publicSettings();
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  if (error_reports_dsn && environment === 'production' && !IGNORED.some((widget) => widget.test(stack))) {
    sendEnvelope(error_reports_dsn, { code, error, environment, tags });
  }
  return code;
}
