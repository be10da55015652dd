import type { FieldErrors } from '@lauda/contract/errors';
import { messages } from '@lauda/contract/messages';
import type { z } from 'zod';
import { invalid } from '../problems';

type Issue = z.core.$ZodIssue;

/** PostgreSQL holds no NUL in text: such a value is refused at the door rather than by the database. */
const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  if (Array.isArray(value)) return value.some(holdsNul);
  return typeof value === 'object' && value !== null && Object.entries(value).some(([key, item]) => key.includes('\0') || holdsNul(item));
};

export function validated<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  if (holdsNul(value)) throw invalid({ non_field_errors: [messages.invalidValue] });
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalid(fieldErrorsOf(parsed.error.issues));
}

function fieldErrorsOf(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string[]> = {};
  const add = (field: string, message: string) => {
    const said = (errors[field] ??= []);
    if (!said.includes(message)) said.push(message);
  };
  for (const issue of issues) {
    const field = issue.path.join('.') || 'non_field_errors';
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add([...issue.path, key].join('.'), messages.unknownField);
    else add(field, messageOf(issue));
  }
  return errors;
}

function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? messages.requiredField : (typeMessages[issue.expected] ?? messages.invalidValue);
    case 'too_small':
      return sized(issue.origin, Number(issue.minimum), messages.tooShort, messages.tooFew, messages.tooSmall);
    case 'too_big':
      return sized(issue.origin, Number(issue.maximum), messages.tooLong, messages.tooMany, messages.tooBig);
    case 'invalid_format':
      return issue.format === 'email' ? messages.invalidEmail : issue.format === 'date' || issue.format === 'datetime' ? messages.invalidDate : messages.invalidValue;
    case 'invalid_value':
      return messages.oneOf(issue.values.map(String));
    default:
      return messages.invalidValue;
  }
}

const typeMessages: Partial<Record<string, string>> = {
  string: messages.invalidText,
  number: messages.invalidNumber,
  int: messages.invalidInteger,
  boolean: messages.invalidYesNo,
  array: messages.invalidList,
  object: messages.invalidObject,
};

type Say = (bound: number) => string;
const sized = (origin: string, bound: number, text: Say, list: Say, number: Say) =>
  origin === 'string' ? text(bound) : origin === 'array' ? list(bound) : number(bound);
