import type { StudentField } from '@lauda/contract/students';

/** In the order in which schools write them. */
export const COLUMNS = ['first_name', 'last_name', 'registration', 'email', 'birth_date'] as const satisfies readonly StudentField[];
