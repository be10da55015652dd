import type { EvaluationResult, FlagKey } from '@lauda/contract/feature-flags';
import type { CurrentUser } from '@lauda/contract/users';
import { isOn } from '@lauda/domain/feature-flags';
import type { Sql } from '../../db/sql';
import { connectFlagr, type Flagr } from '../../gateways/flagr';
import type { Call, Services } from '../../http/route';
import { type Batch, evaluateBatch } from './batch';
import { vouchedFor } from './entities';
import type { Flag } from './feature-flags';
import { rememberedFlags } from './remembered-flags';

const flagrs = new WeakMap<Services, Flagr>();

/** One per process, so that it remembers when it failed. */
function flagrOf(services: Services): Flagr | undefined {
  const { FLAGR_URL } = services.config;
  if (!FLAGR_URL) return undefined;
  const known = flagrs.get(services) ?? connectFlagr(FLAGR_URL, services.log);
  flagrs.set(services, known);
  return known;
}

export const isDevelopment = (services: Services) => services.config.LAUDA_MODE === 'development';

/** A real Flagr where there is one, our own tables otherwise. */
export async function askFlags(sql: Sql, services: Services, batch: Batch): Promise<EvaluationResult[]> {
  const now = new Date();
  return (
    (await flagrOf(services)?.evaluate(batch, now.getTime())) ??
    evaluateBatch(await rememberedFlags(sql, services.database, now.getTime()), batch, now.toISOString())
  );
}

/** For the other features, handed to them by `all-routes`: what the screen hides the server refuses, by the same answer. */
export async function isFlagOn(call: FlagCall, key: FlagKey): Promise<boolean> {
  const { sql, services, user } = call;
  if (flagrOf(services)) return isOnFor(call, key);
  const known = answersFor(await rememberedFlags(sql, services.database, Date.now()), user);
  const answer = known.get(key) ?? (await isOnFor(call, key));
  known.set(key, answer);
  return answer;
}

type FlagCall = Pick<Call<never>, 'sql' | 'services' | 'user'>;

/** Asked at every write: what the same flags say of the same person is worked out once. */
const answers = new WeakMap<readonly Flag[], WeakMap<CurrentUser, Map<FlagKey, boolean>>>();

function answersFor(flags: readonly Flag[], user: CurrentUser) {
  const ofFlags = answers.get(flags) ?? new WeakMap<CurrentUser, Map<FlagKey, boolean>>();
  const ofUser = ofFlags.get(user) ?? new Map<FlagKey, boolean>();
  answers.set(flags, ofFlags);
  ofFlags.set(user, ofUser);
  return ofUser;
}

async function isOnFor({ sql, services, user }: FlagCall, key: FlagKey): Promise<boolean> {
  const entity = vouchedFor({}, user, isDevelopment(services), () => '');
  const results = await askFlags(sql, services, { entities: [entity], flagKeys: [key], enableDebug: false });
  return isOn(Object.fromEntries(results.map(({ flagKey, variantKey }) => [flagKey, variantKey])), key);
}
