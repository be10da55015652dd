import { messages } from '@lauda/contract/messages';
import { TERMS_PARAMETERS, type terms } from '@lauda/contract/terms';
import type { CurrentUser } from '@lauda/contract/users';
import type { z } from 'zod';
import type { Sql } from '../../db/sql';
import { conflict } from '../../problems';
import { currentTerms, insertAcceptances } from './terms.queries';

type Read = z.output<typeof terms.accept.body>;

/** A person accepts the texts that were read: a text that changed meanwhile has to be read again. */
export async function acceptTerms(sql: Sql, { user }: CurrentUser, read: Read): Promise<undefined> {
  const current = await currentTerms(sql);
  const isCurrent = TERMS_PARAMETERS.every((parameter) =>
    current.some((text) => text.parameter === parameter && text.version === read[parameter]),
  );
  if (!isCurrent) throw conflict(messages.termsChanged, current);
  await insertAcceptances(
    sql,
    user.id,
    TERMS_PARAMETERS.map((parameter) => ({ parameter, version: read[parameter] })),
  );
}
