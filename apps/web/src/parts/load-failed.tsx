import type { ReactNode } from 'react';
import { CallError } from '../lib/calling/call-error';
import { errorMessage } from '../lib/calling/error-message';
import { ErrorState } from '../ui/states/error-state';

type Props = {
  /** A query of the cache, or anything that failed and can be tried again. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  title?: string;
  /** Instead of what the server said. */
  detail?: string | undefined;
  /** Another way on, beside trying again. */
  action?: ReactNode;
  /** The answers that mean: it is not there. */
  lost?: readonly number[];
  level?: 1 | 2 | 3;
  compact?: boolean;
};

const LOST: readonly number[] = [404];

/** This could not be loaded: what the server said, the code it wrote down, and another try, unless asking again would change nothing: it is not there, or not for this person. */
export function LoadFailed({ query: { error, isFetching, refetch }, detail, lost = LOST, ...look }: Props) {
  const status = error instanceof CallError ? error.status : 0;
  const [isForbidden, isLost] = [status === 403, lost.includes(status)];
  return (
    <ErrorState
      {...look}
      detail={detail ?? errorMessage(error)}
      code={error instanceof CallError ? (error.errorId ?? undefined) : undefined}
      {...(isForbidden && { drawing: 'lock' as const })}
      {...(isLost && { drawing: 'lost' as const })}
      {...(!isForbidden && !isLost && { retrying: isFetching, onRetry: () => void refetch() })}
    />
  );
}
