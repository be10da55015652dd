import { type EvaluationResult, entityContext, type featureFlags } from '@lauda/contract/feature-flags';
import { z } from 'zod';

const TIMEOUT_MS = 2000;
/** How long a Flagr that failed is left alone; after that, one question at a time finds out whether it is back. */
const PAUSE_MS = 5000;

type Question = z.input<typeof featureFlags.evaluate.body>;
type Log = { warn(facts: object, text: string): void };
export type Flagr = { evaluate(question: Question, now: number): Promise<EvaluationResult[] | undefined> };

/** Flagr leaves out or nulls what it has nothing to say about. */
const or = <T extends z.ZodType>(schema: T, fallback: z.output<T>) => schema.nullish().transform((value) => value ?? fallback);
const text = or(z.string(), '');
const number = or(z.int(), 0);
const segmentLog = z.object({ segmentID: number, msg: text });
const results = z.object({
  evaluationResults: z.array(
    z.object({
      flagID: number,
      flagKey: text,
      flagSnapshotID: number,
      flagTags: or(z.array(z.string()), []),
      segmentID: number,
      variantID: number,
      variantKey: text,
      variantAttachment: or(z.record(z.string(), z.unknown()), {}),
      evalContext: z.object({
        entityID: text,
        entityType: text,
        entityContext: or(entityContext, {}),
        enableDebug: or(z.boolean(), false),
        flagKey: text,
      }),
      evalDebugLog: or(z.object({ msg: text, segmentDebugLogs: or(z.array(segmentLog), []) }), { msg: '', segmentDebugLogs: [] }),
      timestamp: text,
    }),
  ),
});

/** A real Flagr. Undefined means that it is of no use now and that our own tables must answer. */
export function connectFlagr(url: string, log: Log): Flagr {
  const address = `${url.replace(/\/+$/, '').replace(/\/api\/v1$/, '')}/api/v1/evaluation/batch`;
  let resumesAt = 0;
  let isProbing = false;

  return {
    async evaluate(question, now) {
      const isSuspect = resumesAt > 0;
      if (now < resumesAt || isProbing) return undefined;
      isProbing = isSuspect;
      try {
        const answer = await ask(address, question);
        resumesAt = 0;
        return answer;
      } catch (error) {
        resumesAt = now + PAUSE_MS;
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'flagr did not answer, our own tables do');
        return undefined;
      } finally {
        if (isSuspect) isProbing = false;
      }
    },
  };
}

async function ask(address: string, question: Question): Promise<EvaluationResult[]> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return results.parse(await response.json()).evaluationResults;
}
