import { FLAG_KEYS } from '@lauda/contract/feature-flags';
import { flagContext } from '@lauda/domain/feature-flags';
import { publicSettings } from '../lib/public-settings';
import type { rememberedUser } from './remembered-user';

/** All flags at once, for whoever is here or was here last. */
export function flagsQuestion(actor: ReturnType<typeof rememberedUser>) {
  const isDev = publicSettings().environment === 'development';
  const entityContext = actor ? flagContext(actor, isDev) : { isDev };
  const entityID = String(actor?.user.id ?? 'anonymous');
  return { entities: [{ entityID, entityType: 'user', entityContext }], flagKeys: [...FLAG_KEYS], enableDebug: false };
}
