import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { safeNext } from '../lib/next-path';
import { entered } from '../session/change-user';

/** What every door does once it has opened: forget whoever was here before, and go to `next` or to the terms (spec §2.1). */
export function useEnter(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(() => {
    entered(client);
    void navigate(safeNext(search), { replace: true });
  }, [client, navigate, search]);
}
