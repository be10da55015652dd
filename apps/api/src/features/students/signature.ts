import type { Signature } from '../../db/audit';
import type { Call } from '../../http/route';

export const signatureOf = ({ user, address }: Pick<Call<never>, 'user' | 'address'>): Signature => ({ actor_id: user.user.id, address });
