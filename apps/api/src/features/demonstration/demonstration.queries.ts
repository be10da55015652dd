import type { DemonstrationUser } from '@lauda/contract/demonstration';
import type { Sql } from '../../db/sql';

export const demonstrationUsers = (sql: Sql) => sql<DemonstrationUser[]>`
  select username, first_name, last_name, demonstration_users.password, description
  from demonstration_users join users on users.id = demonstration_users.user_id
  where users.disabled_at is null
  order by position`;
