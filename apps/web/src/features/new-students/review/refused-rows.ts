import type { CreationOutcome } from '@lauda/contract/students';
import { fieldErrors } from '../../../lib/calling/error-message';

const OF_A_ROW = /^students\.(\d+)(?:\.(\w+))?$/;

/** A 400 that names rows ("students.3.email"), as outcomes of those rows. */
export function refusedRows(error: unknown): CreationOutcome[] {
  const rows = new Map<number, Record<string, string[]>>();
  for (const [path, said] of Object.entries(fieldErrors(error))) {
    const [, row, field = 'non_field_errors'] = OF_A_ROW.exec(path) ?? [];
    if (row !== undefined) rows.set(Number(row), { ...rows.get(Number(row)), [field]: said });
  }
  return [...rows].map(([row, errors]) => ({ row, outcome: 'refused', errors, student: null, first_password: null }));
}
