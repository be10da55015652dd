import type { Input } from '@lauda/contract/endpoint';
import { profiles } from '@lauda/contract/profiles';
import { type CurrentUser, users } from '@lauda/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';
import { chooseRole } from '../../session/change-user';
import { currentUserKey, keepCurrentUser, useCurrentUser } from '../../session/current-user';
import { changesOf, type OwnData, type ProfileChange, type UserChange } from './own-data';

/** Two parts, two calls; what the first one saved stays saved, and known, when the second fails. */
export function useSaveOwnData() {
  const client = useQueryClient();
  const me = useCurrentUser();
  const keep = (change: Partial<CurrentUser['user']>) => {
    const now = client.getQueryData<CurrentUser>(currentUserKey) ?? me;
    keepCurrentUser(client, { ...now, user: { ...now.user, ...change } });
  };
  const saveUser = async (body: UserChange) => keep(await call(users.update, { params: { id: me.user.id }, body }));
  const saveProfile = async (body: ProfileChange) => {
    const profile = me.user.user_profile;
    keep({
      user_profile: profile
        ? await call(profiles.update, { params: { id: profile.profile_id }, body })
        : await call(profiles.create, { body }),
    });
  };
  return useMutation({
    mutationFn: async (typed: OwnData) => {
      const changes = changesOf(me.user, typed);
      if (changes.user) await saveUser(changes.user);
      if (changes.profile) await saveProfile(changes.profile);
    },
  });
}

export type PasswordChange = Input<typeof users.changePassword>['body'];

export function useChangePassword() {
  const { user } = useCurrentUser();
  return useMutation({ mutationFn: (body: PasswordChange) => call(users.changePassword, { params: { id: user.id }, body }) });
}

export function useChooseRole() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (id: number) => chooseRole(client, id) });
}
