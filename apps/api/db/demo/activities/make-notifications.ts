import type { Tenancy } from '../tenancy/make-tenancy';
import { DAY, HOUR, iso } from './moments';
import type { CompositionRow, NotificationRow, TestRow } from './rows';
import { texts } from './texts';
import type { World } from './world';

const SHOWN_TO_TEACHER = 14;
const UNSEEN = 5;

type News = Pick<NotificationRow, 'kind' | 'channel' | 'link' | 'event_key' | 'school_group_id'> & {
  title: string;
  content: string;
  moment: number;
};

/** What the listed people have been told of late. Older news have been seen, the newest ones not. */
export function makeNotifications(world: World, tenancy: Tenancy) {
  const { ledger, clock } = world;
  const userOf = (username: string) => tenancy.users.find((user) => user.username === username)?.id ?? 0;
  const [teacher, coordinator, student] = [userOf('professora'), userOf('coordenadora'), userOf('estudante')];
  const nameOf = new Map(tenancy.users.map((user) => [user.id, user.first_name]));
  const groupOf = new Map(tenancy.groups.map((group) => [group.id, group.name]));
  const testOf = new Map(ledger.tests.map((test) => [test.id, test]));
  const since = clock.today - 21 * DAY;

  const tell = (user_id: number, news: readonly News[], unseen: number) => {
    for (const [at, { moment, ...one }] of news.toSorted((a, b) => b.moment - a.moment).entries()) {
      const seen = at < unseen ? null : iso(Math.min(clock.limit, moment + 5 * HOUR));
      ledger.notifications.push({ user_id, ...one, created: iso(moment), received: seen, opened: at % 4 === 3 ? null : seen });
    }
  };
  const about = ({ id, title, school_group_id }: TestRow) => ({ id, title, group: groupOf.get(school_group_id) ?? '', school_group_id });
  const submittedNews = (composition: CompositionRow, test: TestRow): News => {
    const { title, group, school_group_id } = about(test);
    return {
      kind: 'composition_submitted',
      channel: 'activity',
      link: `/correcao/${composition.id}`,
      event_key: `composition_submitted:${composition.id}`,
      school_group_id,
      ...texts.news.submitted(nameOf.get(composition.student_id) ?? '', title, group),
      moment: Date.parse(composition.submitted_at ?? ''),
    };
  };
  const recent = ledger.compositions.filter(({ submitted_at }) => submitted_at !== null && Date.parse(submitted_at) > since);
  const ofTeacher = recent.flatMap((composition) => {
    const test = testOf.get(composition.test_id);
    return test?.created_by === teacher && composition.status === 'submitted' ? [submittedNews(composition, test)] : [];
  });
  const corrected = ledger.tests.flatMap((test): News[] => {
    const done = recent.filter(
      ({ test_id, status, published_at }) => test_id === test.id && status === 'reviewed' && published_at === null,
    );
    if (test.created_by !== teacher || test.review_flow === 'N' || done.length === 0) return [];
    const { title, group, school_group_id } = about(test);
    const said = texts.news.finished(done.length, title, group);
    const link = `/atividades/${test.test_type}`;
    return [
      {
        kind: 'review_finished',
        channel: 'review',
        link,
        event_key: `review_finished:test:${test.id}`,
        school_group_id,
        ...said,
        moment: clock.limit - 3 * HOUR,
      },
    ];
  });
  const welcome = {
    kind: 'announcement',
    channel: 'system',
    link: '',
    event_key: 'announcement:welcome',
    school_group_id: null,
    ...texts.news.welcome,
    moment: since,
  };
  const newest = ofTeacher.toSorted((a, b) => b.moment - a.moment).slice(0, SHOWN_TO_TEACHER);
  tell(teacher, [...newest, ...corrected, welcome], UNSEEN);

  const school = tenancy.roles.find(({ user_id, role_type }) => user_id === coordinator && role_type === 'coordinator')?.school_id;
  tell(coordinator, [...sensitive(world, school, about, testOf), ...discrepant(world, school, about, testOf), welcome], 2);
  const own = ledger.compositions.filter(({ student_id, published_at }) => student_id === student && published_at !== null).slice(-4);
  tell(
    student,
    own.map((composition) => ({
      kind: 'review_finished',
      channel: 'review',
      link: `/correcao/${composition.id}`,
      event_key: `review_finished:${composition.id}`,
      school_group_id: composition.school_group_id,
      ...texts.news.published(testOf.get(composition.test_id)?.title ?? ''),
      moment: Date.parse(composition.published_at ?? ''),
    })),
    1,
  );
}

type About = (test: TestRow) => { id: number; title: string; group: string; school_group_id: number };

function sensitive({ ledger, catalogue }: World, school: number | null | undefined, about: About, testOf: Map<number, TestRow>): News[] {
  const reason = catalogue.abandonReasons.get('conteudo_sensivel');
  return ledger.reviews
    .filter(({ abandon_reason_id, school_id }) => abandon_reason_id === reason && school_id === school)
    .flatMap((review) => {
      const test = testOf.get(review.test_id);
      if (!test) return [];
      const { title, group, school_group_id } = about(test);
      const said = texts.news.sensitive(title, group);
      const [link, event_key] = [`/correcao/${review.composition_id}`, `sensitive_content:${review.id}`];
      return [
        { kind: 'sensitive_content', channel: 'review', link, event_key, school_group_id, ...said, moment: Date.parse(review.last_saved) },
      ];
    });
}

function discrepant({ ledger }: World, school: number | null | undefined, about: About, testOf: Map<number, TestRow>): News[] {
  return ledger.compositions
    .filter(({ outcome, school_id }) => outcome === 'discrepant' && school_id === school)
    .flatMap((composition) => {
      const test = testOf.get(composition.test_id);
      if (!test) return [];
      const { title, group, school_group_id } = about(test);
      const said = texts.news.discrepant(title, group);
      const [link, event_key] = [`/correcao/${composition.id}`, `review_discrepant:${composition.id}`];
      return [
        {
          kind: 'review_discrepant',
          channel: 'review',
          link,
          event_key,
          school_group_id,
          ...said,
          moment: Date.parse(composition.modified),
        },
      ];
    });
}
