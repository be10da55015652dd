import { users } from '@lauda/contract/users';
import { route } from '../../http/route';
import { changeOwnData, chooseRole } from './users';

export const userRoutes = [
  route(users.me, async ({ user }) => user),
  route(users.chooseRole, ({ sql, user, body }) => chooseRole(sql, user, body.user_role_id)),
  route(users.update, ({ sql, reach, params, body }) => changeOwnData(sql, reach, params.id, body)),
];
