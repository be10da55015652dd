import type { EntityContext, FlagKey } from '@lauda/contract/feature-flags';
import { type Actor, activeRole, isStaff } from './people/roles';

/** A flag is on only when its variant is exactly 'on' (spec §3). */
export const isOn = (variants: Readonly<Record<string, string>>, key: FlagKey) => variants[key] === 'on';

/** Who asks, as the flags see them (spec §6, §7). Private schools are 'PVT'. */
export function flagContext(actor: Actor, isDev: boolean): EntityContext {
  const role = activeRole(actor);
  return {
    school_category: role?.school_category ?? null,
    isCategoryPVT: role?.school_category === 'PVT',
    isDev,
    user_id: actor.user.id,
    school_id: role?.school ?? null,
    network_id: role?.school_network_id ?? null,
    school_group_id: role?.school_group ?? null,
    is_em_teacher: actor.user_roles.some((one) => one.role_type === 'teacher' && (one.school_group_name ?? '').includes('EM')),
    is_coordinator: isStaff(actor),
  };
}
