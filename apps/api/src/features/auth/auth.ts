import type { auth } from '@lauda/contract/auth';
import { messages } from '@lauda/contract/messages';
import { mayLogIn } from '@lauda/domain/people/roles';
import { confirmPortalSession } from '../../gateways/portal';
import type { Visit } from '../../http/route';
import { passwordMatches } from '../../http/session/password-hash';
import { currentUserOf } from '../../http/session/session.queries';
import { invalidWhole, keepingEffects, notFound, unauthenticated } from '../../problems';
import { belongsToNetwork, credentialsById, credentialsOf, networkAccess, portalAccount } from './auth.queries';
import { type Attempt, attemptOf, refuseGuessing } from './login-limits';
import { forgetFailures, recordFailure } from './login-limits.queries';
import { openSession } from './sessions';

type AnyVisit = Pick<Visit<never>, 'sql' | 'services' | 'address' | 'door'>;

export async function logIn(visit: Visit<typeof auth.login>) {
  const { username, password } = visit.body;
  const person = await credentialsOf(visit.sql, username);
  const attempt = attemptOf(person?.id ?? username, visit.address);
  await refuseGuessing(visit.sql, attempt);
  if (!(await passwordMatches(password, person?.password_hash)) || !person) return fail(visit, attempt, messages.wrongCredentials);
  return letIn(visit, attempt, person.id);
}

export async function logInToNetwork(visit: Visit<typeof auth.network>) {
  const { school_network_id, username, password, access_code } = visit.body;
  if (access_code !== undefined) return logInByCode(visit, school_network_id, access_code);
  if (!username || !password) throw invalidWhole(messages.networkCredentials);
  const person = await credentialsOf(visit.sql, username);
  const attempt = attemptOf(person?.id ?? username, visit.address);
  await refuseGuessing(visit.sql, attempt);
  if (!(await networkAccess(visit.sql, school_network_id))) throw notFound();
  const matches = await passwordMatches(password, person?.password_hash);
  const isOfNetwork = person !== undefined && (await belongsToNetwork(visit.sql, person.id, school_network_id));
  return matches && isOfNetwork ? letIn(visit, attempt, person.id) : fail(visit, attempt, messages.wrongCredentials);
}

/** One code for many people: wrong ones are counted by address, or one mistaken school would close the door to all others. */
async function logInByCode(visit: AnyVisit, networkId: number, code: string) {
  const attempt = attemptOf(`network:${networkId}:${visit.address}`, visit.address);
  await refuseGuessing(visit.sql, attempt);
  const network = await networkAccess(visit.sql, networkId);
  if (!network) throw notFound();
  const matches = await passwordMatches(code, network.access_code_hash ?? undefined);
  return matches && network.access_user_id ? letIn(visit, attempt, network.access_user_id) : fail(visit, attempt, messages.wrongAccessCode);
}

/** The portal says who it is, server to server; an account that nobody linked opens nothing. */
export async function logInFromPortal(visit: Visit<typeof auth.portal>) {
  const { user_id, session, community_id } = visit.body;
  const isConfirmed = await confirmPortalSession(visit.services.config, { user_id, session, community_id });
  const account = isConfirmed ? await portalAccount(visit.sql, community_id, user_id) : undefined;
  if (!account || !(await credentialsById(visit.sql, account.user_id))) throw unauthenticated(messages.portalRefused);
  return letIn(visit, attemptOf(account.user_id, visit.address), account.user_id);
}

async function letIn(visit: AnyVisit, { account }: Attempt, userId: number) {
  const actor = await currentUserOf(visit.sql, userId);
  if (!actor) throw invalidWhole(messages.wrongCredentials);
  // Only after the right password: before it, this would tell who has an account.
  if (!mayLogIn(actor)) throw invalidWhole(actor.user_roles.length > 0 ? messages.wrongPlatform : messages.noRole);
  await forgetFailures(visit.sql, account);
  return openSession(visit.sql, visit.services, visit.door, userId);
}

async function fail(visit: AnyVisit, { account, address }: Attempt, message: string): Promise<never> {
  await recordFailure(visit.sql, account, address);
  throw keepingEffects(invalidWhole(message));
}
