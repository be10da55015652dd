import type { Call } from '../http/route';

/** Whose hand acts: what a verb needs to change a text and to sign for it. */
export type Hand = Pick<Call<never>, 'sql' | 'reach' | 'user' | 'address'>;
