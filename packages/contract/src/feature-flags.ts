import { z } from 'zod';
import { endpoint } from './endpoint';

export const FLAG_KEYS = [
  'homepage_alert',
  'create_letters',
  'create_student',
  'check_ai_portal',
  'teacher_library',
  'evolution_portal',
  'maintenance_mode',
  'teacher_engagement',
  'tx_original_portal',
  'teacher_c5_dashboard',
  'learning_path_notification',
  'teacher_recommendations_alerts',
  'overloaded_review_queue_warning',
  'show_worst_competence_mediation',
  'teacher_socioemotional_dashboard',
  'max_grade_justification',
] as const;

export type FlagKey = (typeof FLAG_KEYS)[number];

/** What a flag may be decided by (spec §7). The server puts the session's own facts over what the browser says. */
export const entityContext = z.object({
  school_category: z.string().nullish(),
  isCategoryPVT: z.boolean().nullish(),
  isDev: z.boolean().nullish(),
  user_id: z.int().nullish(),
  school_id: z.int().nullish(),
  network_id: z.int().nullish(),
  school_group_id: z.int().nullish(),
  is_em_teacher: z.boolean().nullish(),
  is_coordinator: z.boolean().nullish(),
});

export type EntityContext = z.infer<typeof entityContext>;

const entity = z.object({
  entityID: z.string().max(100).optional(),
  entityType: z.string().max(100).optional(),
  entityContext: entityContext.optional(),
});

/** Flagr's shape, to the letter, so that a real Flagr can stand in. */
export const evaluationResult = z.object({
  flagID: z.int(),
  flagKey: z.string(),
  flagSnapshotID: z.int(),
  flagTags: z.array(z.string()),
  segmentID: z.int(),
  variantID: z.int(),
  variantKey: z.string(),
  variantAttachment: z.record(z.string(), z.unknown()),
  evalContext: z.object({
    entityID: z.string(),
    entityType: z.string(),
    entityContext: entityContext,
    enableDebug: z.boolean(),
    flagKey: z.string(),
  }),
  evalDebugLog: z.object({ msg: z.string(), segmentDebugLogs: z.array(z.object({ segmentID: z.int(), msg: z.string() })) }),
  timestamp: z.string(),
});

export type EvaluationResult = z.infer<typeof evaluationResult>;

export const featureFlags = {
  evaluate: endpoint({
    method: 'POST',
    path: '/api/v1/evaluation/batch/',
    permission: 'public',
    summary: 'A variante de cada flag para quem pede.',
    body: z.strictObject({
      entities: z.array(entity).min(1).max(20),
      flagKeys: z.array(z.string().max(100)).max(100).optional(),
      flagIDs: z.array(z.int()).max(100).optional(),
      flagTags: z.array(z.string().max(100)).max(20).optional(),
      flagTagsOperator: z.enum(['ANY', 'ALL']).optional(),
      enableDebug: z.boolean().optional(),
    }),
    reply: z.object({ evaluationResults: z.array(evaluationResult) }),
    beforeFirstAccess: true,
  }),
};
