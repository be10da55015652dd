import type { Sql } from '../../db/sql';

export type Credentials = { id: number; password_hash: string; first_name: string; last_name: string; username: string; email: string };

/** By username or by e-mail. */
export async function credentialsOf(sql: Sql, name: string) {
  const key = name.toLowerCase(); // folded here: behind row-level security a function on the column would read every row
  const [found] = await sql<Credentials[]>`
    select id, password_hash, first_name, last_name, username, email from users
    where disabled_at is null and (username = ${key} or (email_key = ${key} and email <> ''))`;
  return found;
}

export async function credentialsById(sql: Sql, id: number) {
  const [found] = await sql<Credentials[]>`select id, password_hash, first_name, last_name, username, email from users where id = ${id}`;
  return found;
}

export const setPassword = (sql: Sql, userId: number, passwordHash: string) => sql`
  update users set password_hash = ${passwordHash}, must_change_password = false, modified = now() where id = ${userId}`;

/** Someone of the network: the credentials of another one open nothing here. */
export async function belongsToNetwork(sql: Sql, userId: number, networkId: number) {
  const [role] =
    await sql`select true from user_roles where user_id = ${userId} and school_network_id = ${networkId} and ended_at is null limit 1`;
  return role !== undefined;
}

export async function networkAccess(sql: Sql, networkId: number) {
  const [network] = await sql<{ access_code_hash: string | null; access_user_id: number | null }[]>`
    select access_code_hash, access_user_id from school_networks where id = ${networkId}`;
  return network;
}

export async function portalAccount(sql: Sql, communityId: string, portalUserId: string) {
  const [account] = await sql<{ user_id: number }[]>`
    select user_id from portal_accounts where community_id = ${communityId} and portal_user_id = ${portalUserId}`;
  return account;
}

export const confirmData = (sql: Sql, userId: number, data: { first_name: string; last_name: string; email: string }) => sql`
  update users set first_name = ${data.first_name}, last_name = ${data.last_name}, email = ${data.email}, modified = now() where id = ${userId}`;
