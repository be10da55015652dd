import type { Input } from '@lauda/contract/endpoint';
import { users } from '@lauda/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';
import { keepCurrentUser } from '../../session/current-user';

export type FirstAccess = Input<typeof users.firstAccess>['body'];

export function useFirstAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FirstAccess) => call(users.firstAccess, { body }),
    onSuccess: (me) => keepCurrentUser(client, me),
  });
}
