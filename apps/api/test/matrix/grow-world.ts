import { ENGINE_VERSION } from '@lauda/analysis/version';
import type { TestApi } from '../start-api';
import { SAMPLE_NEWS } from './notification-samples';
import type { World } from './world';

/** Numbers `first` to `last` of whatever a list may hold, at home; one statement for all of a kind, since a row each would take minutes. */
export async function growWorld({ owner }: TestApi, { home }: World, first: number, last: number) {
  const known = owner<{ id: number }[]>`
    select user_id as id from user_roles where school_group_id = ${home.group} and role_type = 'student'`;
  const students = (await known).map(({ id }) => id);
  await owner`insert into school_networks (name) select 'Rede de número ' || n from generate_series(${first}::int, ${last}::int) as n`;
  await owner`
    insert into schools (school_network_id, name, category) select ${home.network}, 'Escola de número ' || n, 'PUB' from generate_series(${first}::int, ${last}::int) as n`;
  await owner`
    insert into school_groups (school_id, school_network_id, name, school_grade, school_year)
    select ${home.school}, ${home.network}, 'Turma de número ' || n, 10, ${new Date().getFullYear()} from generate_series(${first}::int, ${last}::int) as n`;
  await owner`
    with people as (
      insert into users (username, email, first_name, last_name) select 'iara.' || n, '', 'Iara', 'Número ' || n from generate_series(${first}::int, ${last}::int) as n returning id),
    shown as (
      insert into demonstration_users (user_id, position, password, description) select id, ${first} + 100 + row_number() over (), 'uma-senha', 'Estudante' from people)
    insert into user_roles (user_id, role_type, school_group_id, school_id, school_network_id)
    select id, 'student', ${home.group}, ${home.school}, ${home.network} from people`;
  await owner`
    insert into audit_events (action, actor_id, student_id)
    select 'student.read', null, student from unnest(${students}::int[]) as student, generate_series(${first}::int, ${last}::int)`;
  await owner`
    insert into tests (theme_id, genre_id, review_grid_id, school_group_id, school_id, school_network_id, title, test_type, review_flow, opens_at, closes_at)
    select themes.id, genres.id, review_grid_id, ${home.group}, ${home.school}, ${home.network}, 'Atividade de número ' || n, 'pratica', 'N', now() - interval '1 day',
      now() + n * interval '1 hour'
    from generate_series(${first}::int, ${last}::int) as n, themes join genres on genres.id = genre_id where themes.slug = 'descaso-ambiental'`;
  await owner`
    insert into notification_logs (user_id, event_key, kind, channel, title)
    select user_id, 'novidade:' || n, 'announcement', 'system', 'Novidade de número ' || n
    from (select distinct user_id from notification_logs where event_key like ${`${SAMPLE_NEWS}:%`}) as told, generate_series(${first}::int, ${last}::int) as n`;
  await owner`
    insert into themes (title, summary, genre_id, school_grades, statement, cover, author_id, school_id, school_network_id)
    select 'Tema de número ' || n || ' sobre educação', '', (select min(id) from genres), '{10}', 'Escreva.', '/capas/genero-cronica.svg', ${home.student.id}, ${home.school}, ${home.network}
    from generate_series(${first}::int, ${last}::int) as n`;
  await growReviews(owner, home, first, last);
  await growOpinions(owner, home, first, last);
}

/** Texts that wait and texts that someone corrected, a reviewer each; and comments of the school's bank. */
async function growReviews(owner: TestApi['owner'], home: World['home'], first: number, last: number) {
  const [waiting, reviewed] = await owner<{ id: number }[]>`
    insert into tests (theme_id, genre_id, review_grid_id, school_group_id, school_id, school_network_id, title, test_type, review_flow, opens_at, closes_at)
    select themes.id, genres.id, review_grid_id, ${home.group}, ${home.school}, ${home.network}, 'Correções ' || n, 'pratica', 'N', now() - interval '1 day', now() + interval '1 hour'
    from generate_series(1, 2) as n, themes join genres on genres.id = genre_id where themes.slug = 'descaso-ambiental' returning id`;
  await owner`
    insert into compositions (test_id, student_id, school_group_id, school_id, school_network_id, status, text, review_type, submitted_at)
    select test_id, users.id, ${home.group}, ${home.school}, ${home.network}, status, 'Um texto.', 'N', now()
    from users, (values (${waiting?.id ?? 0}::int, 'submitted'), (${reviewed?.id ?? 0}::int, 'reviewed')) as given (test_id, status)
    where username in (select 'iara.' || n from generate_series(${first}::int, ${last}::int) as n)`;
  await owner`
    with people as (
      insert into users (username, email, first_name, last_name) select 'rosa.' || n, '', 'Rosa', 'Número ' || n from generate_series(${first}::int, ${last}::int) as n returning id, username)
    insert into composition_reviews (composition_id, test_id, school_group_id, school_id, school_network_id, reviewer_id, kind, status, finished, total, text_hash)
    select compositions.id, test_id, compositions.school_group_id, compositions.school_id, compositions.school_network_id, people.id, 'teacher', 'finished', now(), 600, text_hash
    from people join users as students on students.username = replace(people.username, 'rosa', 'iara')
    join compositions on compositions.student_id = students.id and compositions.test_id = ${reviewed?.id ?? 0}`;
  await owner`
    insert into bank_comments (owner_id, school_id, school_network_id, competence_id, tone, title, text)
    select ${home.student.id}, ${home.school}, ${home.network}, (select min(id) from competences), 'correcao', 'Concordância de número ' || n, 'Reveja.'
    from generate_series(${first}::int, ${last}::int) as n`;
}

/** What one person said of a mark in each of the texts that someone corrected. */
async function growOpinions(owner: TestApi['owner'], home: World['home'], first: number, last: number) {
  const kept = { result: { highlights: [{ key: 'um-destaque', start: 0, end: 2 }] } };
  await owner`
    insert into analyses (text_hash, terms, engine, state, result)
    values (sha256(convert_to('Um texto.', 'UTF8')), 'grown', ${ENGINE_VERSION}, 'done', ${JSON.stringify(kept)}::text::jsonb) on conflict do nothing`;
  await owner`
    insert into highlight_feedback (user_id, composition_id, highlight_key, rule, category, engine, is_helpful)
    select ${home.student.id}, compositions.id, 'um-destaque', 'first-word', 'mistake', ${ENGINE_VERSION}, true
    from compositions join users on users.id = student_id
    where status = 'reviewed' and text = 'Um texto.' and username in (select 'iara.' || n from generate_series(${first}::int, ${last}::int) as n)`;
}
