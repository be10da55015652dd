import { type CompositionAction, type CompositionStatus, nextStatus } from '@lauda/domain/writing/composition-life';
import { iso } from './moments';
import type { CompositionRow } from './rows';
import type { World } from './world';

/** How far a text of an activity has come. */
export type Aim = 'writing' | 'given_back' | 'submitted' | 'in_review' | 'reviewed';

/** Moves a text on as the domain allows, and writes down each step. */
export type Mover = (action: CompositionAction, actor: number, moment: number) => void;

export function moverOf({ ledger }: World, composition: CompositionRow): Mover {
  composition.status = 'not_started';
  composition.version = 0;
  return (action, actor_id, moment) => {
    const from: CompositionStatus = composition.status;
    const to = nextStatus(from, action);
    if (!to) throw new Error(`${action} is not possible while ${from}`);
    composition.status = to;
    composition.version += 1;
    composition.modified = iso(moment);
    ledger.events.push({ composition_id: composition.id, action, from_status: from, to_status: to, actor_id, happened: iso(moment) });
  };
}
