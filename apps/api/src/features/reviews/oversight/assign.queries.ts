import type { RoleType } from '@lauda/contract/users';
import type { ReviewFlow } from '@lauda/domain/reviewing/review-queue';
import { type Reach, reaches } from '../../../db/scope';
import type { Sql } from '../../../db/sql';

export type Assignable = {
  id: number;
  status: string;
  review_type: ReviewFlow;
  outcome: string | null;
  school_group_id: number;
  school_id: number;
  school_network_id: number;
};

/** Held in order of number, so that two who assign never wait for each other. */
export const holdTexts = async (sql: Sql, reach: Reach, ids: readonly number[]): Promise<Assignable[]> => [
  ...(await sql<Assignable[]>`
    select id, status, review_type, outcome, school_group_id, school_id, school_network_id from compositions
    where id = any (${[...ids]}::int[]) and ${reaches.compositions(sql, reach)} order by id for no key update`),
];

export type HeldRole = { role_type: RoleType; school_group_id: number | null; school_id: number | null; school_network_id: number | null };

export const rolesOf = async (sql: Sql, userId: number): Promise<HeldRole[]> => [
  ...(await sql<HeldRole[]>`
    select role_type, school_group_id, school_id, school_network_id from user_roles join users on users.id = user_id
    where user_id = ${userId} and ended_at is null and disabled_at is null`),
];
