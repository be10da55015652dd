import type { Sql } from '../../src/db/sql';

export type FilledWithReviews = {
  teacher: number;
  saves: { review_id: number; competence_id: number; levels: number[] }[];
  reviewers: Record<string, number>;
};

/**
 * For the bench: one teacher with as many grades to save as asked, each in a review of its own, and two networks whose queues are long and
 * short. One statement for all of a kind.
 */
export async function fillWithReviews(sql: Sql, saves: number, queues: Record<string, number>): Promise<FilledWithReviews> {
  const home = await place(sql, 'da casa', 'N');
  const teacher = await person(sql, 'professora.da.casa', 'teacher', home);
  await texts(sql, home, saves, 'in_review');
  await sql`
    insert into composition_reviews (composition_id, test_id, school_group_id, school_id, school_network_id, reviewer_id, kind, text_hash, lease_until)
    select id, test_id, school_group_id, school_id, school_network_id, ${teacher}, 'teacher', text_hash, now() + interval '1 day'
    from compositions where test_id = ${home.test}`;
  const open = await sql<FilledWithReviews['saves']>`
    select composition_reviews.id as review_id, competences.id as competence_id, (select array_agg(id order by level) from competence_levels where competence_id = competences.id) as levels
    from composition_reviews join tests on tests.id = test_id join competences on competences.review_grid_id = tests.review_grid_id and position = 1
    where test_id = ${home.test} order by 1`;
  const reviewers: Record<string, number> = {};
  for (const [name, waiting] of Object.entries(queues)) {
    const queue = await place(sql, name, 'O');
    await texts(sql, queue, waiting, 'submitted');
    reviewers[name] = await person(sql, `corretora.${name}`, 'reviewer:oficial', queue);
  }
  await sql`vacuum analyze`;
  return { teacher, saves: [...open], reviewers };
}

type Place = { network: number; school: number; group: number; test: number };

async function place(sql: Sql, name: string, flow: 'N' | 'O'): Promise<Place> {
  const [made] = await sql<Place[]>`
    with network as (insert into school_networks (name) values (${`Rede ${name}`}) returning id),
    school as (insert into schools (school_network_id, name, category) select id, ${`Escola ${name}`}, 'PUB' from network returning id, school_network_id),
    class as (
      insert into school_groups (school_id, school_network_id, name, school_grade, school_year) select id, school_network_id, ${`Turma ${name}`}, 10, 2026 from school
      returning id, school_id, school_network_id),
    test as (
      insert into tests (theme_id, genre_id, review_grid_id, school_group_id, school_id, school_network_id, title, test_type, review_flow, opens_at, closes_at)
      select themes.id, genres.id, review_grid_id, class.id, class.school_id, class.school_network_id, 'Atividade', 'pratica', ${flow}, now() - interval '1 day', now() + interval '1 day'
      from class, themes join genres on genres.id = genre_id where themes.slug = 'descaso-ambiental' returning id)
    select network.id as network, school.id as school, class.id as group, test.id as test from network, school, class, test`;
  return made as Place; // the statement returns its row
}

async function person(sql: Sql, username: string, role: string, { network, school, group }: Place): Promise<number> {
  const [made] = await sql<{ user_id: number }[]>`
    with someone as (insert into users (username, email, first_name, last_name) values (${username}, '', 'Rosa', 'Teixeira') returning id)
    insert into user_roles (user_id, role_type, school_group_id, school_id, school_network_id)
    select id, ${role}, ${role === 'teacher' ? group : null}::int, ${role === 'teacher' ? school : null}::int, ${network} from someone returning user_id`;
  return (made as { user_id: number }).user_id; // an insert returns its row
}

const texts = (sql: Sql, { network, school, group, test }: Place, count: number, status: string) => sql`
  with people as (
    insert into users (username, email, first_name, last_name) select ${`estudante.${test}.`} || n, '', 'Iara', 'Número ' || n from generate_series(1, ${count}::int) as n returning id),
  places as (
    insert into user_roles (user_id, role_type, school_group_id, school_id, school_network_id) select id, 'student', ${group}::int, ${school}::int, ${network}::int from people)
  insert into compositions (test_id, student_id, school_group_id, school_id, school_network_id, status, text, count_words, review_type, submitted_at)
  select ${test}, id, ${group}, ${school}, ${network}, ${status}, repeat('Uma frase de um texto que espera. ', 60), 420, (select review_flow from tests where id = ${test}),
    now() - id * interval '1 second' from people`;
