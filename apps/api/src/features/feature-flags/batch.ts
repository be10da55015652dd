import type { EvaluationResult, featureFlags } from '@lauda/contract/feature-flags';
import type { z } from 'zod';
import { type Circumstances, type Entity, evaluate, type Flag, unknownFlag } from './feature-flags';

type Question = z.output<typeof featureFlags.evaluate.body>;
/** What is asked of the flags, with entities that the server vouches for. */
export type Batch = Omit<Question, 'entities' | 'enableDebug'> & { entities: Entity[]; enableDebug: boolean };

type Asked = { flag: Flag | undefined; name: string };

/** One result per entity and flag: those of the tags first, then those asked by number, then by key. */
export function evaluateBatch(flags: readonly Flag[], batch: Batch, at: string): EvaluationResult[] {
  const circumstances: Circumstances = { enableDebug: batch.enableDebug, at };
  const asked = flagsAsked(flags, batch);
  return batch.entities.flatMap((entity) =>
    asked.map(({ flag, name }) => (flag ? evaluate(flag, entity, circumstances) : unknownFlag(name, entity, circumstances))),
  );
}

function flagsAsked(flags: readonly Flag[], { flagKeys = [], flagIDs = [], flagTags = [], flagTagsOperator }: Batch): Asked[] {
  const tagged = (flag: Flag) =>
    flagTagsOperator === 'ALL' ? flagTags.every((tag) => flag.tags.includes(tag)) : flagTags.some((tag) => flag.tags.includes(tag));
  return [
    ...(flagTags.length > 0 ? flags.filter(tagged) : []).map((flag) => ({ flag, name: flag.key })),
    ...flagIDs.map((id) => ({ flag: flags.find((flag) => flag.id === id), name: String(id) })),
    ...flagKeys.map((key) => ({ flag: flags.find((flag) => flag.key === key), name: key })),
  ];
}
