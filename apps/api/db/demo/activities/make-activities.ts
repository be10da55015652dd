import type { Calendar } from '../calendar';
import { makeNotifications } from '../news/make-notifications';
import { type Random, seeded } from '../random';
import type { Tenancy } from '../tenancy/make-tenancy';
import type { GroupRow } from '../tenancy/rows';
import type { Catalogue, KnownTheme } from './catalogue';
import { chooseThemes } from './choose-themes';
import { type Ledger, openLedger, uuidOf } from './ledger';
import { clockOf, DAY, HOUR, iso } from './moments';
import { type Plan, planOf } from './plan';
import { practise } from './practise';
import { staffOf } from './staff';
import { bell, type Student, studentsByGroup } from './students';
import { texts } from './texts';
import type { Activity, World } from './world';
import { type Answers, write } from './write';

const SEED = 1881; // the year of Memórias Póstumas
const PUBLISHED_AFTER = 14;

/** Activities, texts, reviews and grades of three years, from the date, the people and what the database knows. */
export function makeActivities(calendar: Calendar, tenancy: Tenancy, catalogue: Catalogue): Ledger {
  const random = seeded(SEED);
  const listed = (username: string) => tenancy.users.find((user) => user.username === username)?.id ?? 0;
  const world: World = {
    calendar,
    catalogue,
    random,
    clock: clockOf(calendar.today, random),
    staff: staffOf(tenancy, listed('professora')),
    ledger: openLedger(),
    written: new Set(),
    abandoned: new Map(),
    unread: [],
  };
  const byGroup = studentsByGroup(tenancy, world.clock.today);
  for (const group of tenancy.groups) ofClass(world, group, byGroup.get(group.id) ?? []);
  practise(world);
  makeNotifications(world, tenancy);
  return world.ledger;
}

function ofClass(world: World, group: GroupRow, students: readonly Student[]) {
  const { calendar, catalogue, random } = world;
  const plans = planOf(group, calendar);
  const themes = chooseThemes(group, plans, catalogue, random);
  const classEffect = 3 * bell(random);
  for (const [at, plan] of plans.entries()) {
    const theme = themes[at];
    if (!theme) continue;
    const activity = enterActivity(world, group, plan, theme, { students, classEffect });
    const answers = write(world, activity, students);
    if (plan.rewriting) rewrite(world, activity, plan.rewriting, students, answers);
  }
}

function rewrite(world: World, first: Activity, dates: NonNullable<Plan['rewriting']>, students: readonly Student[], answers: Answers) {
  const { rewriting: _, ...kept } = first.plan;
  const again = enterActivity(world, first.group, { ...kept, ...dates }, first.theme, { students, classEffect: first.classEffect }, first);
  write(world, again, students, answers);
}

/** What was opened last was opened by a colleague: the listed teacher finds news of it. */
function authorFor({ staff, random }: World, group: GroupRow, { phase }: Plan): number {
  const author = staff.authorFor(group, random);
  return phase === 'open' ? staff.colleagueOf(group, author) : author;
}

type Class = { students: readonly Student[]; classEffect: number };

function enterActivity(world: World, group: GroupRow, plan: Plan, theme: KnownTheme, of: Class, parent?: Activity): Activity {
  const { ledger, catalogue, random } = world;
  const grid = catalogue.grids.get(theme.review_grid_id);
  if (!grid) throw new Error(`no grid for ${theme.slug}`);
  const publishedAt = plan.closes + PUBLISHED_AFTER * DAY - 13 * HOUR;
  const id = ledger.tests.length + 1;
  const created = iso(createdAt(plan, world, random));
  const row = {
    id,
    batch: uuidOf(`activity ${id}`),
    theme_id: theme.id,
    genre_id: theme.genre_id,
    review_grid_id: theme.review_grid_id,
    school_group_id: group.id,
    school_id: group.school_id,
    school_network_id: group.school_network_id,
    parent_id: parent?.row.id ?? null,
    title: parent ? texts.rewriting(parent.row.title) : texts.title(plan.test_type, theme.title, plan.closes),
    test_type: plan.test_type,
    review_flow: plan.review_flow,
    allows_rewriting: !parent,
    guidance: parent ? texts.rewritingGuidance : texts.guidance(plan.test_type),
    opens_at: iso(plan.opens),
    closes_at: iso(plan.closes),
    created_by: parent?.row.created_by ?? authorFor(world, group, plan),
    created,
    modified: created,
    revision_finished_at: plan.phase === 'published' ? iso(publishedAt) : null,
    count_students: of.students.length,
  };
  ledger.tests.push(row);
  return { row, plan, group, theme, grid, isEnem: grid.slug === 'enem', classEffect: of.classEffect, publishedAt };
}

/** A few days before it opens, and never tomorrow. */
const createdAt = ({ opens }: Plan, { clock }: World, random: Random) =>
  Math.min(opens - (20 + random.below(100)) * HOUR, clock.limit - random.below(40) * HOUR);
