import { demonstration } from '@lauda/contract/demonstration';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';

/** Letters come by themselves, as in any mailbox. */
const LOOK_AGAIN_MS = 4000;

export const useMailbox = () =>
  useQuery({
    queryKey: ['demonstration', 'mailbox'],
    queryFn: () => call(demonstration.mailbox),
    refetchInterval: ({ state }) => (state.status === 'error' ? false : LOOK_AGAIN_MS),
    retry: false,
  });
