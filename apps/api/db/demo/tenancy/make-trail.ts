import { morningOf } from '../calendar';
import type { Register } from './register';
import type { AuditRow, RoleRow } from './rows';

const ARCHIVED = 6;
const READ_BY_THE_TEACHER = 40;
const RESET = 5;
/** A block of addresses that belongs to nobody (RFC 5737). */
const SCHOOL_ADDRESS = '192.0.2.17';

/** What the staff of the last weeks did to whom, as the trail would have kept it. */
export function makeTrail(register: Register): AuditRow[] {
  const { users, profiles, roles, calendar, demonstrationUser } = register;
  const places = roles.filter((role) => role.role_type === 'student' && role.ended_at === null);
  const listed = demonstrationUser('estudante').id;
  const teacherOf = (place: RoleRow) =>
    roles.find((role) => role.role_type === 'teacher' && role.school_group_id === place.school_group_id && role.ended_at === null)?.user_id;
  const coordinatorOf = (place: RoleRow) =>
    roles.find((role) => role.role_type === 'coordinator' && role.school_id === place.school_id)?.user_id;
  const trail: AuditRow[] = [];
  const write = (
    daysAgo: number,
    action: string,
    actor_id: number | undefined,
    { user_id, school_group_id }: RoleRow,
    details: object = {},
  ) => {
    if (actor_id === undefined) return;
    trail.push({
      happened: dayBefore(calendar.today, daysAgo),
      action,
      actor_id,
      student_id: user_id,
      school_group_id,
      address: SCHOOL_ADDRESS,
      details,
    });
  };

  for (const place of places) {
    const profile = profiles.find((one) => one.user_id === place.user_id);
    if (!profile) continue;
    const { disregard_length, disregard_genre, disregard_theme } = profile;
    const isAdapted = disregard_length || disregard_genre || disregard_theme;
    if (isAdapted)
      write(30 + (place.user_id % 60), 'student.adapted', teacherOf(place), place, { disregard_length, disregard_genre, disregard_theme });
  }
  // One in two hundred of the network has gone elsewhere during the year.
  const gone = places.filter(({ user_id }) => user_id !== listed && user_id % 200 === 77).slice(0, ARCHIVED);
  for (const place of gone) {
    write(20, 'student.archived', coordinatorOf(place), place);
    const user = users.find(({ id }) => id === place.user_id);
    if (user) user.disabled_at = dayBefore(calendar.today, 20);
  }
  const teacher = demonstrationUser('professora').id;
  const own = places.filter((place) => teacherOf(place) === teacher && !gone.includes(place));
  for (const [at, place] of own.slice(0, READ_BY_THE_TEACHER).entries()) write(1 + (at % 14), 'student.read', teacher, place);
  for (const [at, place] of own.slice(0, RESET).entries()) write(2 + at, 'student.password_reset', teacher, place);
  return trail.sort((a, b) => a.happened.localeCompare(b.happened) || a.student_id - b.student_id);
}

const dayBefore = (day: string, days: number) =>
  morningOf(new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10));
