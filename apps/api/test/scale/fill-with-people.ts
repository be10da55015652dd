import type { Database } from '../../src/db/sql';

const STUDENTS_A_GROUP = 40;
const GROUPS_A_SCHOOL = 25;
const SCHOOLS_A_NETWORK = 40;
/** The class that is measured, the same in every size. */
const BIG_GROUP = 1000;

/** Networks, schools, classes and students in the proportions of a public network, and one school that never grows. */
export async function fillWithPeople(owner: Database, students: number) {
  const year = new Date().getFullYear();
  const groups = Math.ceil(students / STUDENTS_A_GROUP);
  const schools = Math.ceil(groups / GROUPS_A_SCHOOL);
  const networks = Math.ceil(schools / SCHOOLS_A_NETWORK);
  const indexes = await owner<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ('users', 'user_roles', 'user_profiles', 'user_name_words') and indexdef not like '%UNIQUE%'`;
  await owner.begin(async (sql) => {
    // Built once at the end, instead of a million times.
    for (const { name } of indexes) await sql`drop index ${sql(name)}`;
    await sql`set local session_replication_role = replica`; // no foreign keys to check: every number below is made here
    await sql`insert into school_networks (id, name) select n, 'Rede ' || n from generate_series(1, ${networks + 1}) as n`;
    await sql`insert into schools (id, school_network_id, name, category)
      select n, 1 + (n - 1) / ${SCHOOLS_A_NETWORK}, 'Escola ' || n, 'PUB' from generate_series(1, ${schools}) as n`;
    await sql`insert into schools (id, school_network_id, name, category) values (${schools + 1}, ${networks + 1}, 'Escola medida', 'PUB')`;
    await sql`insert into school_groups (id, school_id, school_network_id, name, school_grade, school_year, school_search_name)
      select n, schools.id, school_network_id, 'Turma ' || n, 6 + n % 9, ${year}, search_name
      from generate_series(1, ${groups}) as n join schools on schools.id = 1 + (n - 1) / ${GROUPS_A_SCHOOL}`;
    await sql`insert into school_groups (id, school_id, school_network_id, name, school_grade, school_year, school_search_name)
      select ${groups} + n, ${schools + 1}, ${networks + 1}, 'Turma ' || n, 6 + n % 9, ${year}, 'escola medida' from generate_series(1, 26) as n`;
    const total = students + BIG_GROUP + 25 * STUDENTS_A_GROUP;
    await sql`
      insert into users (id, username, email, first_name, last_name)
      select n, 'estudante.' || n, '', (array['Maria', 'José', 'Ana', 'João', 'Antônio', 'Francisca', 'Carlos', 'Paulo', 'Adriana', 'Luís', 'Márcia', 'Cauã',
          'Zuleica', 'Iracema', 'Ubirajara', 'Quitéria', 'Heitor', 'Nicolau', 'Weslley', 'Otávia'])[1 + n % 20],
        (array['Silva', 'Santos', 'Oliveira', 'Souza', 'Pereira', 'Lima', 'Ferreira', 'Costa', 'Rodrigues', 'Almeida', 'Nascimento', 'Araújo', 'Ribeiro'])[1 + (n / 20) % 13]
          || ' ' || initcap(translate(to_hex(n % 50000), '0123456789abcdef', 'aeioubcdfglmnprs'))
      from generate_series(1, ${total}) as n`;
    await sql`insert into user_name_words (user_id, word, person_words)
      select users.id, word, ' ' || search_name from users, unnest(string_to_array(search_name, ' ')) as word on conflict do nothing`;
    await sql`
      insert into user_roles (user_id, role_type, school_group_id, school_id, school_network_id)
      select users.id, 'student', school_groups.id, school_id, school_network_id from users
      join school_groups on school_groups.id = case when users.id <= ${students} then 1 + (users.id - 1) / ${STUDENTS_A_GROUP}
        when users.id <= ${students + BIG_GROUP} then ${groups + 1} else ${groups + 2} + (users.id - ${students + BIG_GROUP} - 1) / ${STUDENTS_A_GROUP} end`;
    await sql`
      insert into user_profiles (user_id, school_network_id, registration)
      select user_id, school_network_id, 'M' || user_id from user_roles`;
    await sql`insert into school_group_counts select school_group_id, count(*) from user_roles group by school_group_id`;
    await sql`insert into school_group_totals select school_network_id, school_year, count(*) from school_groups group by 1, 2`;
    for (const { definition } of indexes) await sql.unsafe(definition);
  });
  for (const table of ['users', 'user_profiles', 'school_groups', 'schools', 'school_networks', 'user_roles'] as const) {
    await owner`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${owner(table)}))`;
  }
  const group = groups + 1;
  const people = {
    teacher: await add(owner, 'teacher', { school_group_id: group, school_id: schools + 1, school_network_id: networks + 1 }),
    coordinator: await add(owner, 'coordinator', { school_group_id: null, school_id: schools + 1, school_network_id: networks + 1 }),
    manager: await add(owner, 'manager', { school_group_id: null, school_id: null, school_network_id: networks + 1 }),
    staff: await add(owner, null, { school_group_id: null, school_id: null, school_network_id: null }),
  };
  for (const table of [
    'users',
    'user_roles',
    'user_profiles',
    'user_name_words',
    'school_groups',
    'school_group_counts',
    'schools',
  ] as const)
    await owner`vacuum analyze ${owner(table)}`;
  return { people, group, student: students + 1 };
}

type Place = { school_group_id: number | null; school_id: number | null; school_network_id: number | null };

async function add(owner: Database, role: string | null, place: Place): Promise<number> {
  const [person] = await owner<{ id: number }[]>`
    insert into users (username, email, first_name, last_name, is_staff) values (${`pessoa.${role ?? 'equipe'}`}, '', 'Pessoa', 'Medida', ${role === null}) returning id`;
  const id = person?.id ?? 0;
  if (role) await owner`insert into user_roles ${owner({ user_id: id, role_type: role, ...place })}`;
  return id;
}
