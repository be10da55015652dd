import type { EvaluationResult, FlagKey } from '@lauda/contract/feature-flags';
import { isOn } from '@lauda/domain/feature-flags';
import type { Sql } from '../../db/sql';
import { connectFlagr, type Flagr } from '../../gateways/flagr';
import type { Call, Services } from '../../http/route';
import { type Batch, evaluateBatch } from './batch';
import { vouchedFor } from './entities';
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
export async function isFlagOn({ sql, services, user }: Pick<Call<never>, 'sql' | 'services' | 'user'>, key: FlagKey) {
  const entity = vouchedFor({}, user, isDevelopment(services), () => '');
  const results = await askFlags(sql, services, { entities: [entity], flagKeys: [key], enableDebug: false });
  return isOn(Object.fromEntries(results.map(({ flagKey, variantKey }) => [flagKey, variantKey])), key);
}
