import { CallError } from '../lib/calling/call-error';
import { errorMessage } from '../lib/calling/error-message';
import { ErrorState } from '../ui/states/error-state';

type Props = {
  /** A query of the cache, or anything that failed and can be tried again. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  title?: string;
  level?: 1 | 2 | 3;
  compact?: boolean;
};

/** What will not change by asking again: it is not there, or not for this person. */
const ANSWERED: readonly number[] = [403, 404];

/** This could not be loaded: what the server said, the code it wrote down, and another try. */
export function LoadFailed({ query: { error, isFetching, refetch }, ...look }: Props) {
  const status = error instanceof CallError ? error.status : 0;
  return (
    <ErrorState
      {...look}
      detail={errorMessage(error)}
      code={error instanceof CallError ? (error.errorId ?? undefined) : undefined}
      {...(status === 403 && { drawing: 'lock' as const })}
      {...(status === 404 && { drawing: 'lost' as const })}
      {...(!ANSWERED.includes(status) && { retrying: isFetching, onRetry: () => void refetch() })}
    />
  );
}
