import { PASSWORD_MAX, PASSWORD_MIN } from '@lauda/contract/users';

export type Person = { first_name: string; last_name: string; username: string; email: string };

export type PasswordRule = 'length' | 'personal' | 'repeated';

/** Short pieces ("de", "Ana") would refuse half of the good sentences. */
const LEAST_PERSONAL = 4;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const personalPieces = ({ first_name, last_name, username, email }: Person) =>
  [first_name, last_name, username, email.split('@')[0] ?? '']
    .flatMap((text) => [text, ...text.split(/[\s._-]+/)])
    .map(plain)
    .filter((piece) => piece.length >= LEAST_PERSONAL);

/** Characters as a person counts them: an accent or an emoji is one. */
const characters = (text: string) => [...text].length;

/** What can be known before asking the server; only it knows which passwords are too common (SEC-28). */
export function passwordRules(password: string, repeated: string, person?: Person): Record<PasswordRule, boolean> {
  const length = characters(password);
  const lower = plain(password);
  return {
    length: length >= PASSWORD_MIN && length <= PASSWORD_MAX,
    personal: password !== '' && !(person && personalPieces(person).some((piece) => lower.includes(piece))),
    repeated: password !== '' && password === repeated,
  };
}
