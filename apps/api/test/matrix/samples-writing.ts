import { reviewGrids } from '@lauda/contract/review-grids';
import { themes } from '@lauda/contract/themes';
import type { Actor } from '@lauda/domain/people/roles';
import { scopeOf } from '@lauda/domain/people/scope';
import { make } from '../make';
import { makeWriting } from '../make-writing';
import { activitySamples } from './activity-samples';
import { type Scene, sample } from './sample';
import type { Place } from './world';

const everyone = () => true;
/** A school's theme is for everyone of the school, whatever their classes. */
const isOfSchool = (actor: Actor, { school, network }: Place) => {
  const { everything, own_school_ids, school_ids, network_ids } = scopeOf(actor);
  return everything || own_school_ids.includes(school) || school_ids.includes(school) || network_ids.includes(network);
};

const firstOf = async ({ api }: Pick<Scene, 'api'>, table: 'review_grids' | 'genres') =>
  (await api.owner<{ id: number }[]>`select id from ${api.owner(table)} order by id limit 1`)[0]?.id ?? 0;

const publishedAt = async ({ api }: Scene, { school, mark }: Place) =>
  makeWriting(api).schoolTheme(school, (await make(api).user()).id, `Um tema de ${mark}`, 'published');
const ownTheme = ({ api, world, person }: Scene) => makeWriting(api).schoolTheme(world.home.school, person.id, 'Um tema meu', 'draft');
const writing = async (scene: Scene) => ({
  title: 'A rua da escola',
  summary: 'O que se vê no caminho',
  genre_id: await firstOf(scene, 'genres'),
  school_grades: [10],
  statement: 'Escreva sobre o caminho.',
  motivating_texts: [{ kind: 'informativo' as const, title: 'O caminho', body: 'Todos os dias.', source: '', is_invented: false }],
  repertory_contents: [],
});
const ofSchool = { kind: 'made' as const, make: publishedAt, isReached: isOfSchool };

/** Grids, themes, activities, compositions. */
export const writingSamples = [
  sample(reviewGrids.list, { as: 'teacher', input: () => ({ query: {} }) }),
  sample(reviewGrids.get, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await firstOf(scene, 'review_grids') } }),
    objects: { kind: 'made', make: (scene) => firstOf(scene, 'review_grids'), isReached: everyone, input: (id) => ({ params: { id } }) },
  }),
  sample(reviewGrids.genres, { as: 'teacher', input: () => ({ query: {} }) }),
  sample(reviewGrids.genreDetails, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await firstOf(scene, 'genres') } }),
    objects: { kind: 'made', make: (scene) => firstOf(scene, 'genres'), isReached: everyone, input: (id) => ({ params: { id } }) },
  }),
  sample(reviewGrids.zeroReasons, { as: 'teacher', input: () => ({ query: {} }) }),
  sample(reviewGrids.zeroComments, { as: 'official reviewer', input: () => ({ query: { user_role: 'reviewer:oficial' } }) }),
  sample(reviewGrids.abandonReasons, { as: 'official reviewer', input: () => ({ query: {} }) }),
  sample(themes.list, { as: 'teacher', input: () => ({ query: { filter: 'educação' } }) }),
  sample(themes.get, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await publishedAt(scene, scene.world.home) } }),
    objects: { ...ofSchool, input: (id) => ({ params: { id } }) },
  }),
  sample(themes.create, {
    as: 'teacher',
    input: async (scene) => ({ body: { ...(await writing(scene)), school_id: scene.world.home.school } }),
    objects: {
      kind: 'made',
      make: async (_, { school }) => school,
      isReached: isOfSchool,
      input: async (id, scene) => ({ body: { ...(await writing(scene)), school_id: id } }),
    },
  }),
  sample(themes.update, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await ownTheme(scene) }, body: { version: 1, title: 'Outro título' } }),
    objects: { ...ofSchool, inReach: 403, input: (id) => ({ params: { id }, body: { version: 1, title: 'Outro título' } }) },
  }),
  sample(themes.publish, {
    as: 'teacher',
    input: async (scene) => {
      const id = await ownTheme(scene);
      const { motivating_texts } = await writing(scene);
      await scene.api.owner`update themes set motivating_texts = ${JSON.stringify(motivating_texts)}::text::jsonb where id = ${id}`;
      return { params: { id }, body: { version: 1 } };
    },
    objects: { ...ofSchool, inReach: 403, input: (id) => ({ params: { id }, body: { version: 1 } }) },
  }),
  sample(themes.archive, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await ownTheme(scene) }, body: { version: 1 } }),
    objects: { ...ofSchool, inReach: 403, input: (id) => ({ params: { id }, body: { version: 1 } }) },
  }),
  sample(themes.aids, { as: 'teacher', input: () => ({ query: {} }) }),
  ...activitySamples,
];
