import type { EntityContext } from '@lauda/contract/feature-flags';
import { flagContext } from '@lauda/domain/feature-flags';
import { type Actor, isStaff } from '@lauda/domain/people/roles';
import type { Entity } from './feature-flags';

type Claimed = { entityID?: string | undefined; entityType?: string | undefined };

/** What the flags know of someone who has not logged in. */
const nobody = (isDev: boolean): EntityContext => ({ isDev, isCategoryPVT: false, is_em_teacher: false, is_coordinator: false });

/**
 * The facts are the session's own, whatever the browser claims to be (SEC-25). An anonymous one is nobody, and keeps
 * only the name it gave itself, so that a rollout treats it the same way every time.
 */
export function vouchedFor(claimed: Claimed, actor: Actor | undefined, isDev: boolean, anonymousId: () => string): Entity {
  if (!actor) return { entityID: claimed.entityID || anonymousId(), entityType: claimed.entityType ?? '', entityContext: nobody(isDev) };
  return { entityID: String(actor.user.id), entityType: 'user', entityContext: flagContext(actor, isDev) };
}

/** The debug log tells whom a flag is aimed at: it is for the people who aim. */
export const mayDebug = (actor: Actor | undefined, isDev: boolean) => isDev || (actor !== undefined && isStaff(actor));
