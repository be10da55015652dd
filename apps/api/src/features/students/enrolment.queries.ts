import { type Reach, reaches } from '../../db/scope';
import type { Sql } from '../../db/sql';

export type Group = { id: number; school_id: number; school_network_id: number };

/** A class of the reach that is still in use. */
export async function openGroup(sql: Sql, reach: Reach, id: number) {
  const [group] = await sql<Group[]>`
    select id, school_id, school_network_id from school_groups
    where id = ${id} and archived_at is null and ${reaches.schoolGroups(sql, reach)}`;
  return group;
}

export async function areMembers(sql: Sql, ids: readonly number[], groupId: number) {
  const [row] = await sql<{ members: number }[]>`
    select count(*)::int as members from user_roles
    where school_group_id = ${groupId} and role_type = 'student' and ended_at is null and user_id = any (${[...ids]}::int[])`;
  return row?.members === new Set(ids).size;
}

export const endMembership = (sql: Sql, ids: readonly number[], groupId: number) => sql`
  update user_roles set ended_at = now()
  where school_group_id = ${groupId} and role_type = 'student' and ended_at is null and user_id = any (${[...ids]}::int[])`;

/** Contract and plan come along; who is already there stays there. */
export const moveMembers = (sql: Sql, ids: readonly number[], from: Group, to: Group) => sql`
  with ended as (
    update user_roles set ended_at = now()
    where school_group_id = ${from.id} and role_type = 'student' and ended_at is null and user_id = any (${[...ids]}::int[])
    returning user_id, contract_type, plan_type, position)
  insert into user_roles (user_id, role_type, contract_type, plan_type, position, school_group_id, school_id, school_network_id)
  select user_id, 'student', contract_type, plan_type, position, ${to.id}, ${to.school_id}, ${to.school_network_id} from ended order by user_id
  on conflict do nothing`;

export const enrol = (sql: Sql, ids: readonly number[], group: Group) => sql`
  insert into user_roles (user_id, role_type, contract_type, plan_type, school_group_id, school_id, school_network_id)
  select newcomer.id, 'student', former.contract_type, former.plan_type, ${group.id}, ${group.school_id}, ${group.school_network_id}
  from unnest(${[...ids]}::int[]) as newcomer (id)
  left join lateral (select contract_type, plan_type from user_roles
    where user_id = newcomer.id and role_type = 'student' order by ended_at is not null, id desc limit 1) as former on true
  order by newcomer.id on conflict do nothing`;
