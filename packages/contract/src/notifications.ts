import { z } from 'zod';
import { endpoint } from './endpoint';
import { moment } from './ids';
import { flagParam, page, slice } from './page';

export const CHANNELS = ['activity', 'review', 'learning_path', 'recommendation', 'system'] as const;

/** What a person may be told of, and may switch off. */
export const NOTIFICATION_KINDS = [
  'composition_submitted',
  'review_finished',
  'review_discrepant',
  'sensitive_content',
  'activity_opened',
  'activity_ending',
  'activity_reminder',
  'learning_path_opened',
  'learning_path_ending',
  'recommendation_raised',
  'students_created',
  'announcement',
] as const;

export const notification = z.object({
  id: z.int(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  content: z.string(),
  created: moment,
  link: z.string(),
  channel: z.enum(CHANNELS),
  opened: moment.nullable(),
  received: moment.nullable(),
});

export type Notification = z.infer<typeof notification>;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
export type Channel = (typeof CHANNELS)[number];

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/notification_logs/',
    permission: 'session',
    summary: 'As notificações de quem pede, as mais novas primeiro.',
    query: z.object({
      ...slice(100, 20),
      created__year: z.coerce.number().int().min(2000).max(2100).optional(),
      /** Only those not yet seen, as the rules of seeing say. */
      unseen: flagParam.optional(),
      channel: z.enum(CHANNELS).optional(),
    }),
    reply: page(notification).extend({ not_seen_by_teacher: z.int() }),
  }),
  mark: endpoint({
    method: 'PATCH',
    path: '/api/v1/notification_logs/:id/',
    permission: 'session',
    summary: 'Marca como recebida ou aberta; o que já foi marcado fica com a primeira hora.',
    body: z.strictObject({ received: moment.optional(), opened: moment.optional() }),
    reply: notification,
  }),
  markAll: endpoint({
    method: 'POST',
    path: '/api/v1/notification_logs/mark_all/',
    permission: 'session',
    summary: 'received: o que o sino marca ao abrir; opened: todas como lidas.',
    body: z.strictObject({ as: z.enum(['received', 'opened']), created__year: z.int().min(2000).max(2100).optional() }),
    reply: z.object({ marked: z.int(), not_seen_by_teacher: z.int() }),
  }),
  sidebar: endpoint({
    method: 'GET',
    path: '/api/v1/teacher_notifications/',
    permission: 'session',
    summary: 'Quantas trilhas a pessoa ainda não viu.',
    reply: z.object({ lpi_not_seen_by_teacher: z.int() }),
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/api/v1/notification_preferences/',
    permission: 'session',
    summary: 'De que a pessoa quer ser avisada.',
    reply: z.object({ results: z.array(z.object({ kind: z.enum(NOTIFICATION_KINDS), is_on: z.boolean() })) }),
  }),
  prefer: endpoint({
    method: 'PATCH',
    path: '/api/v1/notification_preferences/',
    permission: 'session',
    summary: 'Liga e desliga avisos.',
    body: z.strictObject({ kind: z.enum(NOTIFICATION_KINDS), is_on: z.boolean() }),
    reply: z.object({ results: z.array(z.object({ kind: z.enum(NOTIFICATION_KINDS), is_on: z.boolean() })) }),
  }),
};

/** `GET /api/v1/events/`: a stream of server-sent events beside the contract's JSON; what may arrive on it. */
export const EVENTS_PATH = '/api/v1/events/';
export const liveEvent = z.object({ type: z.literal('notification'), not_seen_by_teacher: z.int(), notification });
export type LiveEvent = z.infer<typeof liveEvent>;
