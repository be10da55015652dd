import { randomUUID } from 'node:crypto';
import { featureFlags } from '@lauda/contract/feature-flags';
import { connectFlagr, type Flagr } from '../../gateways/flagr';
import { publicRoute, type Services, type Visit } from '../../http/route';
import { type Batch, evaluateBatch } from './batch';
import { mayDebug, vouchedFor } from './entities';
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

async function evaluateFor({ sql, services, visitor, body }: Visit<typeof featureFlags.evaluate>) {
  const isDev = services.config.LAUDA_MODE === 'development';
  const entities = body.entities.map((claimed) => vouchedFor(claimed, visitor, isDev, randomUUID));
  const batch: Batch = { ...body, entities, enableDebug: body.enableDebug === true && mayDebug(visitor, isDev) };
  const now = new Date();
  const evaluationResults =
    (await flagrOf(services)?.evaluate(batch, now.getTime())) ??
    evaluateBatch(await rememberedFlags(sql, services.database, now.getTime()), batch, now.toISOString());
  return { evaluationResults };
}

export const featureFlagRoutes = [publicRoute(featureFlags.evaluate, evaluateFor)];
