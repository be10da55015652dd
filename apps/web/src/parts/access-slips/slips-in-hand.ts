import { onSessionEvent } from '../../lib/calling/session-events';

/** Someone with a password that is shown this once: at the creation, or after a reset. */
export type SlipPerson = { first_name: string; last_name: string; username: string; first_password: string };
export type SlipsPlace = { schoolName: string; groupName: string; backTo: string };
export type Slips = SlipsPlace & { people: readonly SlipPerson[] };

/**
 * Passwords on their way from the screen that got them to the sheet that prints them. In the memory of this page and nowhere else:
 * no storage, no address, no cache.
 */
let inHand: Slips | null = null;

export function keepSlips(people: readonly SlipPerson[], place: SlipsPlace) {
  inHand = { ...place, people };
}

/** Once: whoever takes them holds them, and a second visit finds nothing. */
export function takeSlips(): Slips | null {
  const taken = inHand;
  inHand = null;
  return taken;
}

// What one person got is not for the next.
onSessionEvent((event) => {
  if (event !== 'refreshed') inHand = null;
});
