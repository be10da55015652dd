import { texts } from '../../../src/features/notifications/texts';
import { DAY, HOUR } from '../activities/moments';
import type { TestRow } from '../activities/rows';
import type { World } from '../activities/world';
import type { Tenancy } from '../tenancy/make-tenancy';
import type { News, Reader } from './news';

const linkOf = ({ id, test_type }: TestRow) => `/atividades/${test_type}?atividade=${id}`;

/** As the feature tells it: a new activity to the other teachers of the class, its last two days to all of them. */
export function ofActivities({ ledger }: World, { groups }: Tenancy, reader: Reader): News[] {
  const nameOf = new Map(groups.map(({ id, name }) => [id, name]));
  const submitted = new Map<number, number[]>();
  for (const { test_id, submitted_at } of ledger.compositions)
    if (submitted_at !== null) submitted.set(test_id, [...(submitted.get(test_id) ?? []), Date.parse(submitted_at)]);
  return ledger.tests
    .filter(({ school_group_id }) => reader.groups.has(school_group_id))
    .flatMap((test): News[] => {
      const { id, school_group_id, title, created_by } = test;
      const group = nameOf.get(school_group_id) ?? '';
      const shared = { channel: 'activity' as const, link: linkOf(test), school_group_id };
      const opened: News = {
        ...shared,
        kind: 'activity_opened',
        event_key: `activity_opened:${id}`,
        moment: Math.max(Date.parse(test.opens_at), Date.parse(test.created)),
        ...texts.opened(group, title),
      };
      const moment = Date.parse(test.closes_at) - 2 * DAY + HOUR;
      const missing = test.count_students - (submitted.get(id) ?? []).filter((one) => one <= moment).length;
      const ending: News = {
        ...shared,
        kind: 'activity_ending',
        event_key: `activity_ending:${id}`,
        moment,
        ...texts.ending(group, title, missing),
      };
      return created_by === reader.id ? [ending] : [opened, ending];
    });
}

/** Classes that were filled in February: to whoever teaches or coordinates them. */
export const ofNewStudents = ({ calendar }: World, { groups, roles }: Tenancy, reader: Reader): News[] =>
  groups
    .filter(({ id, school_year }) => reader.groups.has(id) && school_year >= calendar.thisYear - 1)
    .map((group): News => {
      const students = roles.filter(({ role_type, school_group_id }) => role_type === 'student' && school_group_id === group.id);
      return {
        kind: 'students_created',
        channel: 'system',
        link: `/turmas/${group.id}`,
        event_key: `students_created:${group.id}:${students[0]?.user_id ?? 0}`,
        school_group_id: group.id,
        moment: Date.parse(group.created) + 3 * HOUR,
        ...texts.created(group.name, students.length),
      };
    });
