import type { FieldErrors } from '@lauda/contract/errors';
import { messages } from '@lauda/contract/messages';

type Kind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unprocessable'
  | 'too-many'
  | 'unavailable';

/** A refusal in words a teacher can read; only `http/` knows which status it becomes. */
export class Problem extends Error {
  constructor(
    readonly kind: Kind,
    readonly body: Record<string, unknown>,
    readonly retryAfter?: number,
    /** What was written before the refusal stays: a failed login is counted, a replayed token ends its family. */
    readonly keepsEffects = false,
  ) {
    super(kind);
  }
}

export const keepingEffects = ({ kind, body, retryAfter }: Problem) => new Problem(kind, body, retryAfter, true);

export const invalid = (fields: FieldErrors) => new Problem('invalid', fields);
export const invalidWhole = (message: string) => invalid({ non_field_errors: [message] });
export const unauthenticated = (detail: string = messages.notAuthenticated) => new Problem('unauthenticated', { detail });
export const forbidden = (detail: string = messages.forbidden) => new Problem('forbidden', { detail });
export const notFound = () => new Problem('not-found', { detail: messages.notFound });
/** `current` is what is there now, so that the person can choose. */
export const conflict = (detail: string, current: unknown = null) => new Problem('conflict', { detail, current });
export const tooLarge = (detail: string) => new Problem('too-large', { detail });
export const unprocessable = (detail: string) => new Problem('unprocessable', { detail });
export const tooMany = (detail: string, retryAfter: number) => new Problem('too-many', { detail }, retryAfter);
export const unavailable = () => new Problem('unavailable', { detail: messages.unavailable }, 5);
/** Nothing is lost: what was typed stays with the person, and reading goes on. */
export const inMaintenance = () => new Problem('unavailable', { detail: messages.maintenance }, 60);
