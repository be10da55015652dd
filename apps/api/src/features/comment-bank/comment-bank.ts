import type { BankComment, commentBank } from '@lauda/contract/comment-bank';
import { messages } from '@lauda/contract/messages';
import type { Call } from '../../http/route';
import { conflict, forbidden, invalid, notFound } from '../../problems';
import {
  addComment,
  archiveComment,
  changeComment,
  commentOf,
  countUse,
  isCompetence,
  isGenre,
  type Writing,
} from './comment-bank.queries';

type BankCall = Pick<Call<never>, 'sql' | 'reach'>;

export async function createComment(call: Call<typeof commentBank.create>) {
  const { school_id = null, genre_id = null, reason = '', example = '', ...rest } = call.body;
  const writing = { ...rest, genre_id, reason, example };
  await refuseUnknown(call, writing);
  refuseSchool(call, school_id);
  return readComment(call, await addComment(call.sql, call.reach.user_id, school_id, writing));
}

export async function updateComment(call: Call<typeof commentBank.update>) {
  const { version, school_id, ...changes } = call.body;
  const before = await ownComment(call, call.params.id);
  const writing = { ...before, ...given(changes) };
  await refuseUnknown(call, writing);
  if (school_id !== undefined) refuseSchool(call, school_id);
  if (!(await changeComment(call.sql, before.id, version, writing, school_id)))
    throw conflict(messages.staleVersion, await readComment(call, before.id));
  return readComment(call, before.id);
}

export async function removeComment(call: Call<typeof commentBank.remove>) {
  const { id } = await ownComment(call, call.params.id);
  await archiveComment(call.sql, id);
  return undefined;
}

export async function countCommentUse(call: Call<typeof commentBank.use>) {
  const { id } = await readComment(call, call.params.id);
  await countUse(call.sql, call.reach.user_id, id);
  return undefined;
}

async function readComment({ sql, reach }: BankCall, id: number): Promise<BankComment> {
  const comment = await commentOf(sql, reach, id);
  if (!comment) throw notFound();
  return comment;
}

async function ownComment(call: BankCall, id: number) {
  const comment = await readComment(call, id);
  if (!comment.can_edit) throw forbidden(messages.commentNotYours);
  return comment;
}

async function refuseUnknown({ sql }: BankCall, { competence_id, genre_id }: Pick<Writing, 'competence_id' | 'genre_id'>) {
  if (!(await isCompetence(sql, competence_id))) throw invalid({ competence_id: [messages.unknownCompetence] });
  if (genre_id !== null && !(await isGenre(sql, genre_id))) throw invalid({ genre_id: [messages.unknownGenre] });
}

/** Shared with a school that one belongs to, by whatever role. */
function refuseSchool({ reach }: BankCall, schoolId: number | null) {
  if (schoolId === null || reach.own_school_ids.includes(schoolId) || reach.school_ids.includes(schoolId)) return;
  throw invalid({ school_id: [messages.notYourSchool] });
}

/** What was left out stays as it was; null is a value. */
const given = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> }; // only what was given is left
