import type { FieldErrors } from '@lauda/contract/errors';
import { messages } from '@lauda/contract/messages';
import type { z } from 'zod';
import { invalid } from '../problems';

type Issue = z.core.$ZodIssue;

/** Nothing that the contract describes is nested nearly as deep. */
const DEEPEST = 64;

/** PostgreSQL holds no NUL in text, and whoever walks a bottomless value runs out of stack: both are refused at the door. */
function isHostile(whole: unknown): boolean {
  const pending: { value: unknown; depth: number }[] = [{ value: whole, depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, depth } = next;
    if (depth > DEEPEST || (typeof value === 'string' && value.includes('\0'))) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes('\0')) return true;
      pending.push({ value: inner, depth: depth + 1 });
    }
  }
  return false;
}

export function validated<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  if (isHostile(value)) throw invalid({ non_field_errors: [messages.invalidValue] });
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalid(fieldErrorsOf(parsed.error.issues));
}

function fieldErrorsOf(issues: readonly Issue[]): FieldErrors {
  const errors = new Map<string, string[]>(); // a plain object already has a `constructor`
  const add = (field: string, message: string) => {
    const said = errors.get(field) ?? [];
    if (!said.includes(message)) errors.set(field, [...said, message]);
  };
  for (const issue of issues) {
    const field = issue.path.join('.') || 'non_field_errors';
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add([...issue.path, key].join('.'), messages.unknownField);
    else add(field, messageOf(issue));
  }
  return Object.fromEntries(errors);
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
      return issue.format === 'email'
        ? messages.invalidEmail
        : issue.format === 'date' || issue.format === 'datetime'
          ? messages.invalidDate
          : messages.invalidValue;
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
