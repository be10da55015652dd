import { profiles } from '@lauda/contract/profiles';
import { route } from '../../http/route';
import { changeProfile, openProfile, readProfile } from './profiles';

export const profileRoutes = [
  route(profiles.ofUser, ({ sql, reach, query }) => readProfile(sql, reach, query.id)),
  route(profiles.create, ({ sql, reach, user, body }) => openProfile(sql, reach, user.user.id, body)),
  route(profiles.update, ({ sql, reach, params, body }) => changeProfile(sql, reach, params.id, body)),
];
