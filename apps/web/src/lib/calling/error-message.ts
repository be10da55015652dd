import type { FieldErrors } from '@lauda/contract/errors';
import { texts } from '../texts';
import { CallError } from './call-error';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const firstText = (value: unknown): string | undefined =>
  Array.isArray(value) ? value.find((one): one is string => typeof one === 'string' && one !== '') : undefined;

/** Spec §8: the first of non_field_errors, else detail, else the first element of the first array; else words of ours. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof CallError)) return texts.unexpected;
  return spokenBy(error.body) ?? genericFor(error.status);
}

function spokenBy(body: unknown): string | undefined {
  if (Array.isArray(body)) return firstText(body);
  if (!isRecord(body)) return undefined;
  const detail = typeof body.detail === 'string' && body.detail !== '' ? body.detail : undefined;
  return firstText(body.non_field_errors) ?? detail ?? Object.values(body).map(firstText).find(Boolean);
}

function genericFor(status: number): string {
  if (status === 0) return texts.noConnection;
  if (status === 404) return texts.notFound;
  return status === 429 ? texts.tooManyTries : texts.unexpected;
}

/** The messages of a 400, field by field, without those that concern the whole. */
export function fieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof CallError) || error.status !== 400 || !isRecord(error.body)) return {};
  const said = Object.entries(error.body).flatMap(([field, value]) => {
    const messages = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
    return field === 'non_field_errors' || messages.length === 0 ? [] : [[field, messages] as const];
  });
  return Object.fromEntries(said);
}
