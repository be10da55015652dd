import type { FlagKey } from '@lauda/contract/feature-flags';
import type { Call } from '../../http/route';

/** What every verb of a review needs of its request. */
export type ReviewCall = Pick<Call<never>, 'sql' | 'reach' | 'user' | 'address' | 'services'>;
export type FlagQuestion = (call: ReviewCall, key: FlagKey) => Promise<boolean>;

export const leaseMsOf = ({ services }: Pick<ReviewCall, 'services'>) => services.config.REVIEW_LEASE_SECONDS * 1000;
