import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Leaving } from '../session/leave';

/** What logging out needs, from inside the router. */
export function useLeaving(): Leaving {
  const client = useQueryClient();
  const navigate = useNavigate();
  return { client, goTo: async (path) => navigate(path, { replace: true }) };
}
