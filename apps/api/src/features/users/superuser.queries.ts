import type { Sql } from '../../db/sql';

export type NewSuperuser = { username: string; email: string; first_name: string; last_name: string; password_hash: string };

/** Whoever gets the printed password chooses another at the first access. */
export async function insertSuperuser(sql: Sql, person: NewSuperuser) {
  const [created] = await sql<{ id: number }[]>`
    insert into users ${sql({ ...person, is_superuser: true, is_staff: true, must_change_password: true })}
    on conflict do nothing returning id`;
  return created?.id;
}
