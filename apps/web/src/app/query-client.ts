import { QueryClient } from '@tanstack/react-query';
import { CallError } from '../lib/calling/call-error';

/** No answer, or a server that is away for a moment: worth a second try. Anything else was an answer. */
const isPassing = (error: unknown) => error instanceof CallError && (error.status === 0 || error.status === 502 || error.status === 503);

export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 1 && isPassing(error) },
      mutations: { retry: false },
    },
  });
