import type { Database, Transaction } from '../../src/db/sql';
import { fillWithPeople } from './fill-with-people';

const STUDENTS_A_GROUP = 40;
const TESTS_A_GROUP = 10;
/** The class that is measured, the same in every size. */
const MEASURED = STUDENTS_A_GROUP * TESTS_A_GROUP;

const TABLES = ['tests', 'compositions', 'composition_results', 'result_totals', 'composition_reviews', 'review_grades'] as const;

/** As many compositions as asked: classes of forty, ten activities each, all of them graded but the last one, which is going on. */
export async function fillWithWriting(owner: Database, compositions: number) {
  const students = Math.max(STUDENTS_A_GROUP, Math.ceil((compositions - MEASURED) / MEASURED) * STUDENTS_A_GROUP);
  const { people, group: bigGroup, student: firstOfBig } = await fillWithPeople(owner, students);
  const group = bigGroup + 1;
  const firstStudent = firstOfBig + 1000;
  const [reviewer] = await owner<{ id: number }[]>`
    insert into users (username, email, first_name, last_name) values ('pessoa.escrita', '', 'Pessoa', 'Escrita') returning id`;
  const teacher = reviewer?.id ?? 0;
  await owner`
    insert into user_roles (user_id, role_type, school_group_id, school_id, school_network_id)
    select ${teacher}, 'teacher', id, school_id, school_network_id from school_groups where id = ${group}`;
  const indexes = await owner<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = any (${[...TABLES]}) and indexdef not like '%UNIQUE%'`;
  await owner.begin(async (sql) => {
    for (const { name } of indexes) await sql`drop index ${sql(name)}`; // built once at the end
    await sql`set local session_replication_role = replica`; // no triggers and no foreign keys: every number below is made here
    await sql`set local work_mem = '256MB'`;
    await addTests(sql, { students, group, firstStudent });
    await addTexts(sql, teacher, group);
    await addTotals(sql);
    for (const { definition } of indexes) await sql.unsafe(definition);
  });
  for (const table of ['tests', 'compositions', 'composition_reviews', 'review_grades'] as const)
    await owner`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${owner(table)}))`;
  for (const table of TABLES) await owner`vacuum analyze ${owner(table)}`;
  const [measured] = await owner<{ test: number; composition: number; network: number; made: number }[]>`
    select max(test_id) as test, max(compositions.id) as composition, (select school_network_id from school_groups where id = 1) as network,
      (select count(*)::int from compositions) as made
    from compositions where school_group_id = ${group} and status = 'reviewed'`;
  const [holder] = await owner<{ id: number }[]>`
    insert into users (username, email, first_name, last_name) values ('pessoa.rede', '', 'Pessoa', 'Rede') returning id`;
  await owner`
    insert into user_roles (user_id, role_type, school_network_id) values (${holder?.id ?? 0}, 'manager', ${measured?.network ?? 0})`;
  return { people: { ...people, writer: teacher, holder: holder?.id ?? 0 }, group, student: firstStudent, ...measured };
}

type Measured = { students: number; group: number; firstStudent: number };

/** The last one ends in a week, the others month by month before it. */
const addTests = (sql: Transaction, { students, group, firstStudent }: Measured) => sql`
  create temporary table seeded on commit drop as
    select tests.*, grids.bests from (
      select row_number() over (order by kind, groups.id, number)::int as id, groups.id as school_group_id, school_id, school_network_id, number, first_student,
        (array['pratica', 'avaliacao', 'simulado'])[1 + number % 3] as test_type, school_month_start - number * interval '30 days' as closes_at,
        theme_id, title, genre_id, review_grid_id
      from (
        select id, school_id, school_network_id, 1 + (id - 1) * ${STUDENTS_A_GROUP} as first_student, 0 as kind from school_groups where id <= ${students / STUDENTS_A_GROUP}
        union all select id, school_id, school_network_id, ${firstStudent}, 1 from school_groups where id = ${group}) as groups
      cross join generate_series(0, ${TESTS_A_GROUP - 1}) as number
      cross join (select date_trunc('hour', now()) + interval '7 days' as school_month_start) as clock
      join (select row_number() over (order by themes.id) - 1 as place, count(*) over () as themes, themes.id as theme_id, themes.title, genre_id, review_grid_id
        from themes join genres on genres.id = genre_id where school_id is null) as theme on theme.place = (groups.id + number) % theme.themes) as tests
    join (select review_grid_id, array_agg(best order by position) as bests from (
      select review_grid_id, position, max(points) as best from competences join competence_levels on competence_id = competences.id group by 1, 2) as best group by 1) as grids
      using (review_grid_id)`;

/** By number, so that the same size is the same database: one in 25 is zero, grades gather in the middle. */
async function addTexts(sql: Transaction, teacher: number, group: number) {
  await sql`
    create temporary table written on commit drop as
      select (seeded.id - 1) * ${STUDENTS_A_GROUP} + place as id, seeded.id as test_id, first_student + place - 1 as student_id, school_group_id, school_id, school_network_id,
        review_grid_id, test_type, closes_at, bests,
        case when number > 0 then 'reviewed' else (array['writing', 'submitted', 'in_review', 'reviewed', 'reviewed'])[1 + place % 5] end as status,
        (seeded.id * 7 + place) % 25 = 0 as is_zero, place % 11 = 0 as is_late
      from seeded cross join generate_series(1, ${STUDENTS_A_GROUP}) as place`;
  await sql`
    insert into compositions (id, test_id, student_id, school_group_id, school_id, school_network_id, status, is_zero, title, text, text_hash, count_words, review_type, is_late,
      started_at, submitted_at, reviewed_at, published_at, seconds_writing)
    select id, test_id, student_id, school_group_id, school_id, school_network_id, status, is_zero and status = 'reviewed', 'Redação ' || id, words.text,
      sha256(convert_to(words.text, 'UTF8')), 120, 'N', is_late, closes_at - interval '5 days', case when status <> 'writing' then closes_at - interval '1 day' end,
      case when status = 'reviewed' then closes_at + interval '2 days' end, case when status = 'reviewed' then closes_at + interval '3 days' end, 1800 + id % 1800
    from written, lateral (select repeat('A cidade que o estudante ' || id || ' descreve guarda a memória de quem a fez. ', 8) as text) as words`;
  await sql`
    insert into tests (id, theme_id, genre_id, review_grid_id, school_group_id, school_id, school_network_id, title, test_type, review_flow, opens_at, closes_at, count_students,
      count_writing, count_submitted, count_in_review, count_reviewed, count_zeroed, count_late)
    select seeded.id, theme_id, genre_id, seeded.review_grid_id, seeded.school_group_id, seeded.school_id, seeded.school_network_id, title, seeded.test_type, 'N',
      seeded.closes_at - interval '10 days', seeded.closes_at, ${STUDENTS_A_GROUP}, counts.* from seeded, lateral (
        select count(*) filter (where status = 'writing'), count(*) filter (where status = 'submitted'), count(*) filter (where status = 'in_review'),
          count(*) filter (where status = 'reviewed' and not is_zero), count(*) filter (where status = 'reviewed' and is_zero), count(*) filter (where is_late)
        from generate_series(1, ${STUDENTS_A_GROUP}) as place, lateral (select
          case when number > 0 then 'reviewed' else (array['writing', 'submitted', 'in_review', 'reviewed', 'reviewed'])[1 + place % 5] end as status,
          (seeded.id * 7 + place) % 25 = 0 as is_zero, place % 11 = 0 as is_late) as one) as counts`;
  await sql`
    insert into composition_results (composition_id, test_id, student_id, school_group_id, school_id, school_network_id, review_grid_id, test_type, month, total, percent, points,
      tenths, is_zero, finished)
    select id, test_id, student_id, school_group_id, school_id, school_network_id, review_grid_id, test_type, school_month(closes_at), total, round(100 * total / whole, 2),
      points, tenths, is_zero, closes_at + interval '2 days'
    from written, lateral (
      select sum(points) as total, sum(best)::numeric as whole, array_agg(points::numeric order by place) as points, array_agg((10 * points / best)::smallint order by place) as tenths
      from (select place, best, case when is_zero then 0 else best * (1 + (hashint4(id) & 1023) % 3 + (hashint4(id * 5 + place::int) & 1023) % 3) / 5 end as points
        from unnest(bests) with ordinality as given (best, place)) as graded) as sums
    where status = 'reviewed'`;
  await sql`
    insert into composition_reviews (id, composition_id, test_id, school_group_id, school_id, school_network_id, reviewer_id, kind, status, total, seconds_spent, finished, text_hash)
    select composition_id, composition_id, test_id, school_group_id, school_id, school_network_id,
      case when school_group_id = ${group} then ${teacher}::int else 1 + (school_group_id - 1) * ${STUDENTS_A_GROUP} end, 'teacher', 'finished', total, 600, finished, '\\x00'
    from composition_results`;
  await sql`
    insert into review_grades (review_id, competence_id, level_id, points)
    select composition_id, competences.id, competence_levels.id, competence_levels.points
    from composition_results join competences using (review_grid_id)
    join competence_levels on competence_id = competences.id and competence_levels.points = composition_results.points[position]
    where not is_zero and composition_id % 10 = 0`;
}

/** What the trigger keeps, grade by grade, made at once. */
const addTotals = (sql: Transaction) => sql`
  insert into result_totals (level, owner_id, school_group_id, school_id, school_network_id, review_grid_id, test_type, month, position, count, count_zero, sum_points, sum_percent,
    b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10)
  with of_test as materialized (
    select test_id, school_group_id, school_id, school_network_id, review_grid_id, test_type, month, position, count(*) as count, count(*) filter (where is_zero) as count_zero,
      sum(part.points) as points, sum(part.percent) as percent, ${sql.unsafe(Array.from({ length: 11 }, (_, band) => `count(*) filter (where band = ${band}) as b${band}`).join(', '))}
    from composition_results cross join lateral (
      select 0 as position, total as points, percent, floor(percent / 10)::int as band
      union all select place, points[place], tenths[place] * 10, tenths[place] from generate_subscripts(points, 1) as place) as part
    group by 1, 2, 3, 4, 5, 6, 7, 8)
  select level, owner_id, owned.school_group_id, owned.school_id, of_test.school_network_id, review_grid_id, test_type, month, position, sum(count), sum(count_zero), sum(points),
    sum(percent), sum(b0), sum(b1), sum(b2), sum(b3), sum(b4), sum(b5), sum(b6), sum(b7), sum(b8), sum(b9), sum(b10)
  from of_test cross join lateral (values
    ('test', test_id, school_group_id, school_id), ('group', school_group_id, school_group_id, school_id), ('school', school_id, null, school_id),
    ('network', school_network_id, null, null)) as owned (level, owner_id, school_group_id, school_id)
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9`;
