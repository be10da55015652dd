import { terms } from '@lauda/contract/terms';
import { publicRoute, route } from '../../http/route';
import { acceptTerms } from './terms';
import { currentTerms } from './terms.queries';

export const termsRoutes = [
  publicRoute(terms.list, ({ sql }) => currentTerms(sql)),
  route(terms.accept, ({ sql, user, body }) => acceptTerms(sql, user, body)),
];
