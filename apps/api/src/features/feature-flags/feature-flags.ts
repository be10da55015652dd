import type { EntityContext, EvaluationResult } from '@lauda/contract/feature-flags';
import { type Constraint, firstMismatch } from './constraints';
import { bucketOf, type Share, variantOfBucket } from './rollout';

export type Segment = { id: number; rollout_percent: number; constraints: Constraint[]; shares: Share[] };
export type Variant = { id: number; key: string; attachment: Record<string, unknown> };
/** `segments` in the order of their rank. */
export type Flag = {
  id: number;
  key: string;
  enabled: boolean;
  tags: string[];
  snapshot_id: number;
  variants: Variant[];
  segments: Segment[];
};

export type Entity = { entityID: string; entityType: string; entityContext: EntityContext };
/** `at` is the time of the answer, ISO 8601. */
export type Circumstances = { enableDebug: boolean; at: string };

type Verdict = Pick<EvaluationResult, 'segmentID' | 'variantID' | 'evalDebugLog'>;

/**
 * One flag for one person. The first segment whose constraints all hold decides, even when its rollout leaves the
 * person out: no later segment is asked. An empty `variantKey` is the normal answer for everyone else.
 */
export function evaluate(flag: Flag, entity: Entity, circumstances: Circumstances): EvaluationResult {
  const verdict = verdictOn(flag, entity, circumstances.enableDebug);
  const variant = flag.variants.find(({ id }) => id === verdict.variantID);
  return {
    flagID: flag.id,
    flagKey: flag.key,
    flagSnapshotID: flag.snapshot_id,
    flagTags: flag.tags,
    ...verdict,
    variantKey: variant?.key ?? '',
    variantAttachment: variant?.attachment ?? {},
    evalContext: { ...entity, enableDebug: circumstances.enableDebug, flagKey: flag.key },
    timestamp: circumstances.at,
  };
}

/** Flagr answers a flag that it does not know, too: blank key, number 0. */
export const unknownFlag = (asked: string, entity: Entity, { enableDebug, at }: Circumstances): EvaluationResult => ({
  flagID: 0,
  flagKey: '',
  flagSnapshotID: 0,
  flagTags: [],
  segmentID: 0,
  variantID: 0,
  variantKey: '',
  variantAttachment: {},
  evalContext: { ...entity, enableDebug, flagKey: asked },
  evalDebugLog: { msg: `flag ${asked} not found or deleted`, segmentDebugLogs: [] },
  timestamp: at,
});

function verdictOn(flag: Flag, entity: Entity, enableDebug: boolean): Verdict {
  if (!flag.enabled) return blank(`flagID ${flag.id} is not enabled`);
  if (flag.segments.length === 0) return blank(`flagID ${flag.id} has no segments`);
  const segmentDebugLogs: EvaluationResult['evalDebugLog']['segmentDebugLogs'] = [];
  const log = (segmentID: number, msg: string) => enableDebug && segmentDebugLogs.push({ segmentID, msg });
  let segmentID = 0;
  let variantID = 0;
  for (const segment of flag.segments) {
    segmentID = segment.id;
    const reason = firstMismatch(segment.constraints, entity.entityContext);
    if (reason !== undefined) {
      log(segment.id, reason);
      continue;
    }
    const bucket = bucketOf(flag.id, entity.entityID);
    variantID = variantOfBucket(bucket, segment.shares, segment.rollout_percent) ?? 0;
    log(segment.id, `matched all constraints. rollout ${variantID ? 'yes' : 'no'}. bucket ${bucket}, rollout ${segment.rollout_percent}%`);
    break;
  }
  return { segmentID, variantID, evalDebugLog: { msg: '', segmentDebugLogs } };
}

const blank = (msg: string): Verdict => ({ segmentID: 0, variantID: 0, evalDebugLog: { msg, segmentDebugLogs: [] } });
