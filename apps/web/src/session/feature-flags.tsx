import { type EntityContext, FLAG_KEYS, type FlagKey, featureFlags } from '@lauda/contract/feature-flags';
import { flagContext, isOn } from '@lauda/domain/feature-flags';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from '../lib/call';
import { publicSettings } from '../lib/public-settings';
import { readJson, sessionStore, writeJson } from '../lib/storage';
import { toast } from '../ui/states/toast-queue';
import { currentUserKey, rememberedUser } from './current-user';
import { texts } from './texts';

export type Variants = Readonly<Record<string, string>>;

const KEY = 'featureFlags';
export const flagsKey = ['feature-flags'] as const;

/** Never rejects: without an answer the app proceeds with what this tab last knew (spec §4, §8). */
export async function loadFlags(client: QueryClient): Promise<Variants> {
  const variants = await evaluated(contextOf(client)).catch(() => {
    toast.error(texts.flagsFailed);
    return keptVariants();
  });
  client.setQueryData(flagsKey, variants);
  return variants;
}

async function evaluated(entityContext: EntityContext): Promise<Variants> {
  const entityID = String(entityContext.user_id ?? 'anonymous');
  const { evaluationResults } = await call(featureFlags.evaluate, {
    body: { entities: [{ entityID, entityType: 'user', entityContext }], flagKeys: [...FLAG_KEYS], enableDebug: false },
  });
  const variants = Object.fromEntries(evaluationResults.map(({ flagKey, variantKey }) => [flagKey, variantKey]));
  writeJson(sessionStore, KEY, variants);
  return variants;
}

/** The call goes out beside /me/, so the first one speaks for whoever was here last. */
function contextOf(client: QueryClient): EntityContext {
  const isDev = publicSettings().environment === 'development';
  const actor = client.getQueryData<NonNullable<ReturnType<typeof rememberedUser>>>(currentUserKey) ?? rememberedUser();
  return actor ? flagContext(actor, isDev) : { isDev };
}

function keptVariants(): Variants {
  const kept = readJson(sessionStore, KEY);
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Variants) : {}; // written by `evaluated`
}

/** The question itself, for tables that ask several (`isOn('teacher_library')`). */
export function useFlags(): (key: FlagKey) => boolean {
  const { data } = useQuery<Variants>({ queryKey: flagsKey, queryFn: keptVariants, staleTime: Number.POSITIVE_INFINITY });
  return (key) => isOn(data ?? {}, key);
}

export const useFlag = (key: FlagKey): boolean => useFlags()(key);
