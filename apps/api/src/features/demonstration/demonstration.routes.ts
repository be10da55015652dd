import { demonstration } from '@lauda/contract/demonstration';
import { isDemonstrable } from '../../config';
import type { Sql } from '../../db/sql';
import { keptLetters } from '../../gateways/mail';
import { publicRoute, type Services } from '../../http/route';
import { notFound } from '../../problems';
import { demonstrationUsers } from './demonstration.queries';

/** As many letters as a person looks through. */
const SHOWN = 50;

/** Outside demonstration and development nothing of this exists, whatever the database holds. */
function onlyInDemonstration({ config }: Services) {
  if (!isDemonstrable(config)) throw notFound();
}

async function people(sql: Sql, services: Services) {
  onlyInDemonstration(services);
  const users = await demonstrationUsers(sql);
  if (users.length === 0) throw notFound();
  return users;
}

async function mailbox(services: Services) {
  onlyInDemonstration(services);
  return keptLetters(services.config, SHOWN);
}

export const demonstrationRoutes = [
  publicRoute(demonstration.users, ({ sql, services }) => people(sql, services)),
  publicRoute(demonstration.mailbox, ({ services }) => mailbox(services)),
];
