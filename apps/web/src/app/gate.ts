import type { CurrentUser } from '@lauda/contract/users';
import { safeNext, withNext } from '../lib/next-path';
import { paths } from '../lib/paths';
import { landingPath } from '../session/landing';

type Place = { pathname: string; search: string; hash: string };

const WITHOUT_SIDEBAR: readonly string[] = [paths.firstAccess, paths.termsAcceptance];

/** Where a person must be before anything else: the first password, then the terms, then where they wanted to go. Null: here is right. */
export function gateFor(me: CurrentUser, here: Place): string | null {
  const { must_change_password, must_accept_terms } = me.user;
  if (must_change_password) return here.pathname === paths.firstAccess ? null : onTheWay(paths.firstAccess, here);
  if (must_accept_terms) return here.pathname === paths.termsAcceptance ? null : onTheWay(paths.termsAcceptance, here);
  return WITHOUT_SIDEBAR.includes(here.pathname) ? onwards(me, here) : null;
}

/** From one gate to the next the original wish is carried along. */
const onTheWay = (gate: string, here: Place) => (WITHOUT_SIDEBAR.includes(here.pathname) ? gate + here.search : withNext(gate, here));

function onwards(me: CurrentUser, { search }: Place): string {
  const next = safeNext(search, landingPath(me));
  return WITHOUT_SIDEBAR.some((gate) => next.startsWith(gate)) ? landingPath(me) : next;
}
