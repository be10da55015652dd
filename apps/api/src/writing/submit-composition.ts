import type { Services } from '../http/route';
import { keepVersion } from './compositions.queries';
import type { Hand } from './hand';
import { moveComposition } from './move-composition';

/** Handed in: the version is kept, the engine reads it, and those who correct are told. */
export async function submitComposition(hand: Hand & { services: Pick<Services, 'enqueue'> }, id: number) {
  await moveComposition(hand, id, 'submit');
  await keepVersion(hand.sql, id);
  await hand.services.enqueue(hand.sql, 'composition.submitted', { composition_id: id });
  await hand.services.enqueue(hand.sql, 'news.happened', { kind: 'composition_submitted', composition_id: id });
}
