import type { Input } from '@lauda/contract/endpoint';
import { messages } from '@lauda/contract/messages';
import type { profiles } from '@lauda/contract/profiles';
import type { User, users } from '@lauda/contract/users';
import { isEmail } from '../../parts/restore-password/email';

/** Everything of the form as the person types it; an empty date is an empty text here and null on the wire. */
export type OwnData = { first_name: string; last_name: string; email: string; phone: string; birth_date: string; pronouns: string };

export const ownDataOf = ({ first_name, last_name, email, user_profile }: User): OwnData => ({
  first_name,
  last_name,
  email,
  phone: user_profile?.phone ?? '',
  birth_date: user_profile?.birth_date ?? '',
  pronouns: user_profile?.pronouns ?? '',
});

export type UserChange = Input<typeof users.update>['body'];
export type ProfileChange = Input<typeof profiles.update>['body'];

/** Only what differs travels, so that two open pages do not undo each other; null when nothing of that part does. */
export function changesOf(user: User, typed: OwnData): { user: UserChange | null; profile: ProfileChange | null } {
  const before = ownDataOf(user);
  const changed = (field: keyof OwnData) => typed[field].trim() !== before[field];
  const person: UserChange = {
    ...(changed('first_name') && { first_name: typed.first_name.trim() }),
    ...(changed('last_name') && { last_name: typed.last_name.trim() }),
    ...(changed('email') && { email: typed.email.trim() }),
  };
  const profile: ProfileChange = {
    ...(changed('phone') && { phone: typed.phone.trim() }),
    ...(changed('birth_date') && { birth_date: typed.birth_date || null }),
    ...(changed('pronouns') && { pronouns: typed.pronouns.trim() }),
  };
  const orNull = <Change extends object>(change: Change) => (Object.keys(change).length > 0 ? change : null);
  return { user: orNull(person), profile: orNull(profile) };
}

/** What can be seen to be wrong before asking. */
export function problemsOf(typed: OwnData): { [Field in keyof OwnData]?: string } {
  return {
    ...(typed.first_name.trim() === '' && { first_name: messages.blankField }),
    ...(typed.last_name.trim() === '' && { last_name: messages.blankField }),
    ...(!isEmail(typed.email) && { email: typed.email.trim() === '' ? messages.blankField : messages.invalidEmail }),
  };
}
