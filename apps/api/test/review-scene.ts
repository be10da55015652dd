import { reviewGrids } from '@lauda/contract/review-grids';
import type { Review } from '@lauda/contract/review-parts';
import { reviews } from '@lauda/contract/reviews';
import type { RoleType } from '@lauda/contract/users';
import type { Browser } from './browser';
import { enter, make, type Person } from './make';
import { makeWriting, SOME_TEXT } from './make-writing';
import type { TestApi } from './start-api';

export type Reviewer = { person: Person; browser: Browser };

/** A network with a school and a class, whoever corrects there, and texts on demand. Call it once the API runs. */
export async function reviewScene(api: TestApi) {
  const its = make(api);
  const writing = makeWriting(api);
  const network = await its.network('Rede Ipê-Roxo');
  const school = await its.school(network, 'Escola Ipê-Amarelo');
  const group = await its.group(school, 'Turma Ipê-Branco');

  const bear = async (role_type: RoleType, at: { network?: number; school?: number; group?: number }): Promise<Reviewer> => {
    const person = await its.user();
    await its.role(person, { role_type, ...at });
    return { person, browser: await enter(api, person) };
  };
  const student = async (adaptations: string[] = [], inGroup = group) => {
    const person = await its.user({ first_name: 'Jurema', last_name: 'Pau-Ferro' });
    await its.role(person, { role_type: 'student', group: inGroup });
    await its.profile(person);
    for (const column of adaptations) await api.owner`update user_profiles set ${api.owner(column)} = true where user_id = ${person.id}`;
    return person;
  };
  const activities = new Map<string, Promise<number>>();
  /** One activity per flow and theme: a text each of a student of its own. */
  const text = async ({
    flow = 'N',
    theme = 'descaso-ambiental',
    raw = SOME_TEXT,
    of,
  }: {
    flow?: 'N' | 'O' | 'D';
    theme?: string;
    raw?: string;
    of?: Person;
  } = {}) => {
    const key = `${flow} ${theme}`;
    const activity = activities.get(key) ?? writing.test({ group, review_flow: flow, theme });
    activities.set(key, activity);
    return writing.composition({ test: await activity, student: (of ?? (await student())).id, text: raw });
  };
  const { results: grids } = await (await bear('teacher', { group })).browser.call(reviewGrids.list, { query: {} });
  const enem = grids.find(({ slug }) => slug === 'enem');
  if (!enem) throw new Error('the ENEM grid is not there');

  return {
    network,
    school,
    group,
    enem,
    its,
    writing,
    bear,
    student,
    text,
    teacher: () => bear('teacher', { group }),
    reviewer: (kind: 'reviewer' | 'reviewer:oficial' | 'reviewer:interno' | 'reviewer:teste' = 'reviewer:oficial') =>
      bear(kind, { network }),
    start: ({ browser }: Reviewer, composition_id: number) => browser.call(reviews.start, { body: { composition_id } }),
    /** Points by competence, each saved as a person would: one after the other. */
    grade: async ({ browser }: Reviewer, review: Pick<Review, 'id' | 'grades'>, points: readonly number[]): Promise<Review> => {
      let latest: Review | undefined;
      for (const [place, wanted] of points.entries()) {
        const competence = enem.competences[place];
        const level = competence?.levels.find((one) => one.points === wanted);
        const version = review.grades.find(({ competence_id }) => competence_id === competence?.id)?.version ?? 0;
        const body = { competence_id: competence?.id ?? 0, version, level_id: level?.id ?? null };
        latest = await browser.call(reviews.grade, { params: { id: review.id }, body });
      }
      return latest as Review; // at least one point is given
    },
    finish: ({ browser }: Reviewer, { id, version }: Pick<Review, 'id' | 'version'>) =>
      browser.call(reviews.update, { params: { id }, body: { version, status: 'finished' } }),
    claim: async ({ browser }: Reviewer) => (await browser.call(reviews.claim, { body: {} })).review,
  };
}

export type ReviewScene = Awaited<ReturnType<typeof reviewScene>>;
