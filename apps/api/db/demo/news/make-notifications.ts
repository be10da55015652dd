import { texts as ofFeature } from '../../../src/features/notifications/texts';
import { DAY } from '../activities/moments';
import type { World } from '../activities/world';
import { type DemonstrationUsername, people } from '../people';
import type { Tenancy } from '../tenancy/make-tenancy';
import { type News, type Reader, readerOf, told } from './news';
import { ofActivities, ofNewStudents } from './of-activities';
import { ofDeliveries, ofTroubles } from './of-texts';
import { ofPathsAndAdvice, ofTheHouse } from './of-the-house';
import { texts } from './texts';

const OF_STUDENT = 4;

/** What the listed people were told this year and last, in the words of the feature that tells it. */
export function makeNotifications(world: World, tenancy: Tenancy) {
  const special: Partial<Record<DemonstrationUsername, (reader: Reader) => News[]>> = {
    professora: (reader) => [
      ...ofActivities(world, tenancy, taughtBy(tenancy, reader)),
      ...ofDeliveries(world, tenancy, taughtBy(tenancy, reader)),
      ...ofNewStudents(world, tenancy, taughtBy(tenancy, reader)),
      ...ofPathsAndAdvice(world, tenancy, taughtBy(tenancy, reader)),
    ],
    coordenadora: (reader) => [
      ...ofTroubles(world, tenancy, reader),
      ...ofNewStudents(world, tenancy, reader),
      ...ofPathsAndAdvice(world, tenancy, reader),
    ],
  };
  for (const { username } of people) {
    const reader = readerOf(tenancy, username);
    const news = username === 'estudante' ? ofStudent(world, reader) : [...ofTheHouse(world), ...(special[username]?.(reader) ?? [])];
    // Whoever came yesterday was told nothing last year.
    const since = username === 'professor.novo' ? world.clock.limit - DAY : 0;
    world.ledger.notifications.push(
      ...told(
        world,
        reader,
        news.filter(({ moment }) => moment >= since),
      ),
    );
  }
}

/** Only the classes of a teacher's roles: some coordinate elsewhere, and are told of that in another voice. */
function taughtBy({ roles }: Tenancy, { id }: Reader): Reader {
  const own = roles.filter(({ user_id, role_type, ended_at }) => user_id === id && role_type === 'teacher' && ended_at === null);
  return { id, groups: new Set(own.flatMap(({ school_group_id }) => school_group_id ?? [])) };
}

/** The corrections that were given back, and a reminder of what is still to be written. */
function ofStudent({ ledger, clock }: World, { id }: Reader): News[] {
  const testOf = new Map(ledger.tests.map((test) => [test.id, test]));
  const own = ledger.compositions.filter(({ student_id }) => student_id === id);
  const published = own.filter(({ published_at }) => published_at !== null).slice(-OF_STUDENT);
  const writing = own.filter(({ status }) => status === 'writing').slice(-1);
  return [
    ...published.map(
      ({ id: composition, school_group_id, test_id, published_at }): News => ({
        kind: 'review_finished',
        channel: 'review',
        link: `/correcao/${composition}`,
        event_key: `review_finished:${composition}`,
        school_group_id,
        moment: Date.parse(published_at ?? ''),
        ...texts.published(testOf.get(test_id)?.title ?? ''),
      }),
    ),
    ...writing.map(
      ({ school_group_id, test_id }): News => ({
        kind: 'activity_reminder',
        channel: 'activity',
        link: '',
        event_key: `activity_reminder:${test_id}`,
        school_group_id,
        moment: clock.limit - DAY,
        ...ofFeature.reminder(testOf.get(test_id)?.title ?? ''),
      }),
    ),
  ];
}
