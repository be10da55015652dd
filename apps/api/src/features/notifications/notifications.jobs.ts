import { openInScope } from '../../db/in-scope';
import type { Sql } from '../../db/sql';
import { hears } from '../../jobs/hearer';
import type { NewsOf } from '../../jobs/jobs';
import { activityFacts, compositionFacts, endingSoon, groupName, tell } from './news.queries';
import { texts } from './texts';

const toReview = (id: number) => `/correcao/${id}`;
const toActivity = (type: string, id: number) => `/atividades/${type}?atividade=${id}`;

type Teller<Kind extends NewsOf['kind']> = (sql: Sql, news: Extract<NewsOf, { kind: Kind }>) => Promise<unknown>;

type OfText = { composition_id: number; review_id?: number };

/** Of one text, to those who teach the class or coordinate the school; once for each time that it was handed in, or for each review. */
const aboutComposition =
  <Kind extends 'composition_submitted' | 'review_finished' | 'review_discrepant' | 'sensitive_content'>(
    kind: Kind,
    roles: readonly ('teacher' | 'coordinator')[],
    words: (group: string, theme: string) => { title: string; content: string },
  ): Teller<Kind> =>
  async (sql, news) => {
    const { composition_id, review_id } = news as OfText; // each of these kinds is one
    const facts = await compositionFacts(sql, composition_id);
    if (!facts) return;
    const said = {
      ...words(facts.group, facts.theme),
      kind,
      channel: 'review' as const,
      link: toReview(composition_id),
      school_group_id: facts.school_group_id,
    };
    const turn = facts.turn === 1 ? '' : `:${facts.turn}`;
    await tell(sql, { ...said, event_key: review_id ? `${kind}:${review_id}` : `${kind}:${composition_id}${turn}` }, { roles });
  };

const tellers: { [Kind in NewsOf['kind']]: Teller<Kind> } = {
  composition_submitted: aboutComposition('composition_submitted', ['teacher'], texts.submitted),
  review_finished: aboutComposition('review_finished', ['teacher'], texts.reviewed),
  review_discrepant: aboutComposition('review_discrepant', ['coordinator'], texts.discrepant),
  sensitive_content: aboutComposition('sensitive_content', ['coordinator'], texts.sensitive),
  activity_opened: async (sql, { test_id }) => {
    const facts = await activityFacts(sql, test_id);
    if (!facts) return;
    const said = { ...texts.opened(facts.group, facts.title), kind: 'activity_opened' as const, channel: 'activity' as const };
    await tell(
      sql,
      {
        ...said,
        link: toActivity(facts.test_type, test_id),
        school_group_id: facts.school_group_id,
        event_key: `activity_opened:${test_id}`,
      },
      { roles: ['teacher'], but: facts.created_by },
    );
  },
  activity_reminder: async (sql, { test_id, student_ids, day }) => {
    const facts = await activityFacts(sql, test_id);
    if (!facts) return;
    const said = { ...texts.reminder(facts.title), kind: 'activity_reminder' as const, channel: 'activity' as const, link: '' };
    // Once a day is a reminder; more would be a nuisance.
    await tell(
      sql,
      { ...said, school_group_id: facts.school_group_id, event_key: `activity_reminder:${test_id}:${day}` },
      { people: student_ids },
    );
  },
  students_created: async (sql, { school_group_id, count, actor_id, first_id }) => {
    const name = await groupName(sql, school_group_id);
    if (!name) return;
    const said = { ...texts.created(name, count), kind: 'students_created' as const, channel: 'system' as const };
    const event_key = `students_created:${school_group_id}:${first_id}`;
    const audience = { roles: ['teacher', 'coordinator'] as const, but: actor_id };
    await tell(sql, { ...said, link: `/turmas/${school_group_id}`, school_group_id, event_key }, audience);
  },
};

const tellOf = (sql: Sql, news: NewsOf) => (tellers[news.kind] as Teller<NewsOf['kind']>)(sql, news); // the teller of that very kind

export const notificationJobs = [
  hears('news.happened', async ({ database }, news) => {
    await openInScope(database, (sql) => tellOf(sql, news));
  }),
  hears('news.looked_for', async ({ database }) => {
    await openInScope(database, async (sql) => {
      for (const { id, school_group_id, group, title, test_type, missing } of await endingSoon(sql)) {
        const said = { ...texts.ending(group, title, missing), kind: 'activity_ending' as const, channel: 'activity' as const };
        await tell(
          sql,
          { ...said, link: toActivity(test_type, id), school_group_id, event_key: `activity_ending:${id}` },
          { roles: ['teacher'] },
        );
      }
    });
  }),
];
