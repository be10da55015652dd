import type { Student } from '@lauda/contract/students';
import { CallError } from '../../lib/calling/call-error';

/** What a 409 says is there now; null for any other failure. */
export function currentVersion(error: unknown): Student | null {
  if (!(error instanceof CallError) || error.status !== 409 || typeof error.body !== 'object' || error.body === null) return null;
  const current = 'current' in error.body ? error.body.current : null;
  const isWhole =
    typeof current === 'object' && current !== null && 'version' in current && 'first_name' in current && 'adaptations' in current;
  // The server cuts what it answers by the schema of the student.
  return isWhole ? (current as Student) : null;
}
