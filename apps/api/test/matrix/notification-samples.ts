import { notifications } from '@lauda/contract/notifications';
import type { Person } from '../make';
import { type Scene, sample } from './sample';

let told = 0;
/** Whom `grow-world.ts` tells more is known by this. */
export const SAMPLE_NEWS = 'amostra';

const tellOf = async ({ api }: Scene, { id }: Pick<Person, 'id'>, title = 'Novidade') =>
  (
    await api.owner<{ id: number }[]>`
      insert into notification_logs (user_id, event_key, kind, channel, title, link)
      values (${id}, ${`${SAMPLE_NEWS}:${++told}`}, 'announcement', 'system', ${title}, '/turmas') returning id`
  )[0]?.id ?? 0;

const received = { received: '2026-11-15T10:00:00-03:00' };

/** What a person is told is nobody else's, however far they reach. */
export const ownNewsSamples = [
  sample(notifications.list, {
    as: 'teacher',
    input: async (scene) => {
      await tellOf(scene, scene.person);
      return { query: {} };
    },
  }),
  sample(notifications.mark, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await tellOf(scene, scene.person) }, body: received }),
    objects: {
      kind: 'made',
      make: (scene, place) => tellOf(scene, place.student, `Novidade de ${place.mark}`),
      input: (id) => ({ params: { id }, body: received }),
      isReached: () => false,
    },
  }),
  sample(notifications.markAll, {
    as: 'teacher',
    input: async (scene) => {
      await tellOf(scene, scene.person);
      return { body: { as: 'opened' as const } };
    },
  }),
  sample(notifications.sidebar, { as: 'teacher', input: () => ({}) }),
  sample(notifications.preferences, { as: 'teacher', input: () => ({}) }),
  sample(notifications.prefer, { as: 'teacher', input: () => ({ body: { kind: 'activity_ending' as const, is_on: false } }) }),
];
