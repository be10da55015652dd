import { type FlagKey, featureFlags } from '@lauda/contract/feature-flags';
import { isOn } from '@lauda/domain/feature-flags';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from '../lib/calling/call';
import { readJson, sessionStore, writeJson } from '../lib/storage';
import { toast } from '../ui/states/toast-queue';
import { currentUserKey } from './current-user';
import { flagsQuestion } from './flags-question';
import { rememberedUser } from './remembered-user';
import { texts } from './texts';

export type Variants = Readonly<Record<string, string>>;

const KEY = 'featureFlags';
export const flagsKey = ['feature-flags'] as const;

/** Never rejects: without an answer the app proceeds with what this tab last knew (spec §4, §8). */
export async function loadFlags(client: QueryClient): Promise<Variants> {
  const variants = await evaluated(actorOf(client)).catch(() => {
    toast.error(texts.flagsFailed);
    return keptVariants();
  });
  client.setQueryData(flagsKey, variants);
  return variants;
}

async function evaluated(actor: Actor): Promise<Variants> {
  const { evaluationResults } = await call(featureFlags.evaluate, { body: flagsQuestion(actor) });
  const variants = Object.fromEntries(evaluationResults.map(({ flagKey, variantKey }) => [flagKey, variantKey]));
  writeJson(sessionStore, KEY, variants);
  return variants;
}

type Actor = ReturnType<typeof rememberedUser>;

/** The call goes out beside /me/, so the first one speaks for whoever was here last. */
const actorOf = (client: QueryClient) => client.getQueryData<NonNullable<Actor>>(currentUserKey) ?? rememberedUser();

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
