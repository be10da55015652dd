import type { CurrentUser } from '@lauda/contract/users';
import { localStore, readJson, writeJson } from '../lib/storage';

/** Spec §3: stored locally under this name, the active role first. */
const USER_DATA_KEY = 'userData';

export const rememberUser = ({ user, user_roles }: CurrentUser) => writeJson(localStore, USER_DATA_KEY, { user, user_roles });

/** Who was here last, before the server has said it again: good for a guess, never for a decision. */
export function rememberedUser(): Pick<CurrentUser, 'user' | 'user_roles'> | null {
  const data = readJson(localStore, USER_DATA_KEY);
  const looksRight = typeof data === 'object' && data !== null && 'user' in data && 'user_roles' in data && Array.isArray(data.user_roles);
  // Written by `rememberUser`; someone may have edited it, which is why the server puts its own facts over it.
  return looksRight && data.user ? (data as Pick<CurrentUser, 'user' | 'user_roles'>) : null;
}
