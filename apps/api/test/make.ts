import { auth } from '@lauda/contract/auth';
import type { RoleType } from '@lauda/contract/users';
import { hash } from '@node-rs/argon2';
import { randomToken, sha256 } from '../src/http/session/tokens';
import type { Browser } from './browser';
import { openSession } from './open-session';
import type { TestApi } from './start-api';

export const PASSWORD = 'um-barco-azul-no-quintal';
let passwordHash: string | undefined;
let made = 0;

type UserOptions = { is_staff?: boolean; is_superuser?: boolean; must_change_password?: boolean; first_name?: string; last_name?: string };
type RoleOptions = { role_type: RoleType; network?: number; school?: number; group?: number };
export type Person = { id: number; username: string; email: string };

/** Rows of a small world, one function each; ids come back. */
export const make = (api: TestApi) => ({
  network: async (name = `Rede ${++made}`) =>
    one(await api.owner<{ id: number }[]>`insert into school_networks (name, accent) values (${name}, '#2a3a78') returning id`),
  school: async (network: number, name = `Escola ${++made}`) =>
    one(
      await api.owner<
        { id: number }[]
      >`insert into schools (school_network_id, name, category) values (${network}, ${name}, 'PUB') returning id`,
    ),
  group: async (school: number, name = `Turma ${++made}`, schoolYear = 2026) =>
    one(
      await api.owner<{ id: number }[]>`
        insert into school_groups (school_id, school_network_id, name, school_grade, school_year)
        select id, school_network_id, ${name}, 10, ${schoolYear} from schools where id = ${school} returning id`,
    ),
  user: async (options: UserOptions = {}): Promise<Person> => {
    passwordHash ??= await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const username = `pessoa.${++made}`;
    const [user] = await api.owner<Person[]>`
      insert into users (username, email, first_name, last_name, password_hash, is_staff, is_superuser, must_change_password)
      values (${username}, ${`${username}@escola.example`}, ${options.first_name ?? 'Rosa'}, ${options.last_name ?? 'Teixeira'}, ${passwordHash},
        ${options.is_staff ?? false}, ${options.is_superuser ?? false}, ${options.must_change_password ?? false})
      returning id, username, email`;
    return user as Person; // an insert returns its row
  },
  role: async (user: Person, { role_type, network, school, group }: RoleOptions) =>
    one(
      await api.owner<{ id: number }[]>`
        insert into user_roles (user_id, role_type, school_group_id, school_id, school_network_id, position)
        select ${user.id}, ${role_type}, ${group ?? null}, coalesce(school_groups.school_id, ${school ?? null}),
          coalesce(school_groups.school_network_id, schools.school_network_id, ${network ?? null}),
          (select count(*) from user_roles where user_id = ${user.id})
        from (select 1) as one
        left join school_groups on school_groups.id = ${group ?? null}
        left join schools on schools.id = ${school ?? null}
        returning id`,
    ),
  profile: async (user: Person, phone = '') =>
    one(await api.owner<{ id: number }[]>`insert into user_profiles (user_id, phone) values (${user.id}, ${phone}) returning id`),
  /** A link as the letter carries it. */
  passwordToken: async (user: Person) => {
    const token = randomToken();
    await api.owner`insert into password_tokens (token_hash, user_id, expires_at) values (${sha256(token)}, ${user.id}, now() + interval '1 hour')`;
    return token;
  },
});

export async function enter(api: TestApi, person: Pick<Person, 'id'>): Promise<Browser> {
  const { access, refresh, csrf } = await openSession(api.owner, api.config.SECRET_KEY, person.id);
  const browser = api.browser();
  for (const [name, value] of Object.entries({ sessionid: access, refreshid: refresh, csrftoken: csrf })) browser.cookies.set(name, value);
  return browser;
}

export async function logIn(api: TestApi, person: Pick<Person, 'username'>, password = PASSWORD): Promise<Browser> {
  const browser = api.browser();
  await browser.call(auth.login, { body: { username: person.username, password, platform: 'teacher' } });
  return browser;
}

const one = (rows: readonly { id: number }[]) => (rows[0] as { id: number }).id; // an insert returns its row
