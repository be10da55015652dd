import { randomUUID } from 'node:crypto';
import { featureFlags } from '@lauda/contract/feature-flags';
import { publicRoute, type Visit } from '../../http/route';
import { askFlags, isDevelopment } from './ask-flags';
import { mayDebug, vouchedFor } from './entities';

async function evaluateFor({ sql, services, visitor, body }: Visit<typeof featureFlags.evaluate>) {
  const isDev = isDevelopment(services);
  const entities = body.entities.map((claimed) => vouchedFor(claimed, visitor, isDev, randomUUID));
  const enableDebug = body.enableDebug === true && mayDebug(visitor, isDev);
  return { evaluationResults: await askFlags(sql, services, { ...body, entities, enableDebug }) };
}

export const featureFlagRoutes = [publicRoute(featureFlags.evaluate, evaluateFor)];
