import { auth } from '@lauda/contract/auth';
import { users } from '@lauda/contract/users';
import { publicRoute, route } from '../../http/route';
import { logIn, logInFromPortal, logInToNetwork } from './auth';
import { changeOwnPassword, passFirstAccess } from './own-password';
import { checkRecovery, recoverPassword } from './recovery';
import { refreshSession } from './sessions';
import { endSessionOfTokens } from './sessions.queries';

export const authRoutes = [
  publicRoute(auth.login, logIn),
  publicRoute(auth.refresh, ({ sql, services, door }) => refreshSession(sql, services, door)),
  publicRoute(auth.logout, async ({ sql, door }) => {
    await endSessionOfTokens(sql, door.held);
    door.close();
  }),
  publicRoute(auth.portal, logInFromPortal),
  publicRoute(auth.network, logInToNetwork),
  publicRoute(auth.forgotPassword, async ({ sql, services, body }) => {
    await services.enqueue(sql, 'password_recovery.requested', { email: body.email });
  }),
  publicRoute(auth.checkRecovery, ({ sql, body }) => checkRecovery(sql, body.token)),
  route(users.changePassword, changeOwnPassword),
  route(users.firstAccess, passFirstAccess),
  publicRoute(auth.recover, ({ sql, body }) => recoverPassword(sql, body.token, body.new_password)),
];
