import type { reviewOversight } from '@lauda/contract/review-oversight';
import { withOpenScope } from '../../../db/scope';
import type { Call } from '../../../http/route';
import { notFound } from '../../../problems';
import { type NearRole, rolesNear, textsToAssign } from './overseen.queries';
import { kindFor } from './who-may';

/** Whoever may take all of these texts. Reviewers are of the network: asked for with open eyes, and only the name is told. */
export async function readCandidates({ sql, reach, query }: Call<typeof reviewOversight.candidates>) {
  const ids = [...new Set(query.composition_id)];
  const texts = await textsToAssign(sql, reach, ids);
  if (texts.length < ids.length) throw notFound();
  const roles = await withOpenScope(sql, reach, () => rolesNear(sql, texts));
  const people = new Map<number, NearRole[]>();
  for (const role of roles) people.set(role.reviewer_id, [...(people.get(role.reviewer_id) ?? []), role]);
  const able = [...people.values()].flatMap((held) => {
    const kinds = texts.map((text) => kindFor(text, held, query.as_panel));
    // Practice is nobody's to give: it would leave the text waiting.
    return kinds.every((kind) => kind !== undefined && kind !== 'test') ? held.slice(0, 1) : [];
  });
  return { results: able.map(({ reviewer_id, name, role_type, in_progress }) => ({ reviewer_id, name, role_type, in_progress })) };
}
