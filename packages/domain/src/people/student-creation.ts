import type { FieldErrors } from '@lauda/contract/errors';
import { messages } from '@lauda/contract/messages';
import type { StudentField, StudentRow } from '@lauda/contract/students';
import { dayOf } from './birth-dates';
import { familyName, foldedName, givenName, isName, tidied, usernameGiver, usernameStem } from './student-names';

/** Who is already there and might be meant by a row: by registration or e-mail anywhere in the network, by name in the class. */
export type KnownStudent = {
  id: number;
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  registration: string;
  birth_date: string | null;
  is_member: boolean;
  /** Within the reach of whoever creates: others are told of only by "taken". */
  is_reached: boolean;
  is_archived: boolean;
  /** Of this network; elsewhere the registration says nothing. */
  is_of_network: boolean;
};

export type CleanRow = { first_name: string; last_name: string; email: string; registration: string; birth_date: string | null };

export type PlannedRow = { row: number; clean: CleanRow } & (
  | { outcome: 'refused'; errors: FieldErrors }
  /** `joins`: has an account and comes into the class with it. */
  | { outcome: 'exists'; student: KnownStudent; joins: boolean }
  | { outcome: 'created'; username: string }
);

const EMAIL = /^[a-z0-9_'+-]+(\.[a-z0-9_'+-]+)*@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/;
const NAME_MAX = 80;
const EMAIL_MAX = 254;
const REGISTRATION_MAX = 40;

export function cleanRow(row: StudentRow, today: string): { clean: CleanRow; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const fault = (field: StudentField, message: string | false) => {
    if (message) errors[field] = [...(errors[field] ?? []), message];
  };
  const first_name = givenName(row.first_name);
  const last_name = familyName(row.last_name);
  for (const [field, name] of [
    ['first_name', first_name],
    ['last_name', last_name],
  ] as const) {
    fault(field, name === '' && messages.blankField);
    fault(field, name !== '' && !isName(name) && messages.invalidName);
    fault(field, name.length > NAME_MAX && messages.tooLong(NAME_MAX));
  }
  const email = tidied(row.email).toLowerCase();
  fault('email', email !== '' && (email.length > EMAIL_MAX || !EMAIL.test(email)) && messages.invalidEmail);
  const registration = tidied(row.registration);
  fault('registration', registration.length > REGISTRATION_MAX && messages.tooLong(REGISTRATION_MAX));
  const birth_date = dayOf(tidied(row.birth_date), today);
  fault('birth_date', birth_date === undefined && messages.invalidBirthDate);
  return { clean: { first_name, last_name, email, registration, birth_date: birth_date ?? null }, errors };
}

type Named = Pick<CleanRow, 'first_name' | 'last_name' | 'registration' | 'birth_date'>;

export const wholeName = ({ first_name, last_name }: Pick<Named, 'first_name' | 'last_name'>) => foldedName(`${first_name} ${last_name}`);
const differ = (a: string | null, b: string | null) => Boolean(a && b) && a !== b;

/** One name, and nothing that tells them apart: two people called Ana Lima in a class have two numbers or two birthdays. */
const isSamePerson = (a: Named, b: Named) =>
  wholeName(a) === wholeName(b) &&
  !differ(a.birth_date, b.birth_date) &&
  !differ(a.registration.toLowerCase(), b.registration.toLowerCase());

/** What each row would do, in order. Nothing is written here, and the same rows over the outcome create nothing more. */
export function planCreation(
  rows: readonly StudentRow[],
  known: readonly KnownStudent[],
  taken: ReadonlySet<string>,
  today: string,
): PlannedRow[] {
  const giveUsername = usernameGiver(taken);
  const shelves = shelvesOf(known);
  const seen = openSeen();
  return rows.map((typed, row) => {
    const { clean, errors } = cleanRow(typed, today);
    if (Object.keys(errors).length > 0) return { row, clean, outcome: 'refused', errors };
    const repeated = seen.repeats(clean, row);
    if (repeated) return { row, clean, outcome: 'refused', errors: repeated };
    const match = matchOf(clean, shelves);
    if (match && 'errors' in match) return { row, clean, outcome: 'refused', errors: match.errors };
    if (match) return { row, clean, outcome: 'exists', student: match.student, joins: !match.student.is_member };
    return { row, clean, outcome: 'created', username: giveUsername(usernameStem(clean.first_name, clean.last_name)) };
  });
}

/** Found by what they are looked up by: five thousand rows meet a school without meeting each other's. */
type Shelves = Record<'byRegistration' | 'byEmail' | 'byName', Map<string, KnownStudent[]>>;

function shelvesOf(known: readonly KnownStudent[]): Shelves {
  const shelves: Shelves = { byRegistration: new Map(), byEmail: new Map(), byName: new Map() };
  const put = (shelf: keyof Shelves, key: string, student: KnownStudent) =>
    shelves[shelf].set(key, [...(shelves[shelf].get(key) ?? []), student]);
  for (const student of known) {
    if (student.registration && student.is_of_network) put('byRegistration', student.registration.toLowerCase(), student);
    if (student.email) put('byEmail', student.email.toLowerCase(), student);
    if (student.is_member) put('byName', wholeName(student), student);
  }
  return shelves;
}

type Match = { student: KnownStudent } | { errors: FieldErrors } | undefined;

function matchOf(clean: CleanRow, { byRegistration, byEmail, byName }: Shelves): Match {
  const registered = clean.registration ? byRegistration.get(clean.registration.toLowerCase())?.[0] : undefined;
  if (registered) return identified(clean, registered, { registration: [messages.registrationTaken] });
  const mailed = clean.email ? byEmail.get(clean.email)?.[0] : undefined;
  if (mailed) return identified(clean, mailed, { email: [messages.emailTaken] });
  const namesake = byName.get(wholeName(clean))?.find((student) => isSamePerson(clean, student));
  return namesake && identified(clean, namesake, {});
}

function identified(clean: CleanRow, student: KnownStudent, taken: FieldErrors): Match {
  // Of someone out of reach nothing is said but that the number or the address is taken.
  if (!student.is_reached || wholeName(student) !== wholeName(clean)) return { errors: taken };
  return student.is_archived ? { errors: { first_name: [messages.studentArchived] } } : { student };
}

/** The rows before this one, so that nobody is created twice from one list. */
function openSeen() {
  const registrations = new Map<string, number>();
  const emails = new Map<string, number>();
  const people = new Map<string, { clean: CleanRow; row: number }[]>();
  const repeats = (clean: CleanRow, row: number): FieldErrors | undefined => {
    const registered = clean.registration ? registrations.get(clean.registration.toLowerCase()) : undefined;
    if (registered !== undefined) return { registration: [messages.repeatedRow(registered + 1)] };
    const mailed = clean.email ? emails.get(clean.email) : undefined;
    if (mailed !== undefined) return { email: [messages.repeatedRow(mailed + 1)] };
    const namesakes = people.get(wholeName(clean)) ?? [];
    const same = namesakes.find((one) => isSamePerson(one.clean, clean));
    if (same) return { first_name: [messages.repeatedRow(same.row + 1)] };
    if (clean.registration) registrations.set(clean.registration.toLowerCase(), row);
    if (clean.email) emails.set(clean.email, row);
    people.set(wholeName(clean), [...namesakes, { clean, row }]);
    return undefined;
  };
  return { repeats };
}
