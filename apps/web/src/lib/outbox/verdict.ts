import { CallError } from '../calling/call-error';

/**
 * What a failed send means. `passing`: the same will be tried again by itself; `session`: after the person has entered again;
 * `conflict`: 409; `refused`: trying again by itself changes nothing.
 */
export type Verdict = 'passing' | 'session' | 'conflict' | 'refused';

const BY_STATUS: Partial<Record<number, Verdict>> = {
  0: 'passing',
  401: 'session',
  408: 'passing',
  409: 'conflict',
  425: 'passing',
  429: 'passing',
};

export function verdictOn(error: unknown): Verdict {
  if (!(error instanceof CallError)) return 'passing'; // given up after waiting too long
  return BY_STATUS[error.status] ?? (error.status >= 500 ? 'passing' : 'refused');
}

export const isNoAnswer = (error: unknown) => !(error instanceof CallError) || error.status === 0;

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** The server asked for patience. */
const CROWDED_WAIT_MS = 8000;

export function waitAfter(failures: number, error: unknown): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1));
  return error instanceof CallError && error.status === 429 ? Math.max(wait, CROWDED_WAIT_MS) : wait;
}

export const currentIn = (error: unknown): unknown =>
  error instanceof CallError && typeof error.body === 'object' && error.body !== null && 'current' in error.body
    ? error.body.current
    : null;
