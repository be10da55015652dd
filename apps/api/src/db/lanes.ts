import { unavailable } from '../problems';
import { type Asked, type Lane, type LaneOptions, openLane, type Work } from './lane';

/** The browser would wait six minutes; the server answers within fifteen seconds, come what may (REL-23). */
const DEADLINE_MS = 14_000;
/** Kept free for the doors (login, refresh, logout), which stay open when everyone else waits; of a small pool, half. */
const KEPT_FOR_DOORS = 2;
/** So many may wait for each lane; whoever comes after them is told at once to come back later. */
const WAITING_PER_LANE = 50;
/** How long a read stays open after its answer, in the hope that the next request takes its end along. */
const END_READS_AFTER_MS = 5;

export type Lanes = {
  /** One transaction, within the deadline. */
  run<T>(asked: Asked & { isDoor: boolean }, work: Work<T>): Promise<T>;
  taken(): number;
  waiting(): number;
  end(): Promise<void>;
};

type LanesOptions = LaneOptions & { max: number; deadlineMs?: number };
type Place = { lane: Lane };
type Waiter = { isDoor: boolean; startBefore: number; start: (place: Place) => void };

export function openLanes(url: string, { max, deadlineMs = DEADLINE_MS, ...options }: LanesOptions): Lanes {
  const forAll = max - Math.min(KEPT_FOR_DOORS, Math.floor(max / 2));
  const places: Place[] = [];
  const free: Place[] = [];
  const waiting = new Set<Waiter>();
  let takenByAll = 0; // not counting the doors
  let sweeping: NodeJS.Timeout | undefined;
  let isEnding = false;

  const mayEnter = (isDoor: boolean) => isDoor || takenByAll < forAll;

  function take(isDoor: boolean): Place | undefined {
    if (isEnding || !mayEnter(isDoor)) return undefined;
    const used = free.pop(); // the last one first: its statements are warm, and it may have a read to end
    if (used || places.length === max) return used;
    const place = { lane: openLane(url, options) };
    places.push(place);
    return place;
  }

  function give(place: Place) {
    for (const waiter of waiting) {
      if (!mayEnter(waiter.isDoor) || performance.now() > waiter.startBefore) continue;
      waiting.delete(waiter);
      return waiter.start(place);
    }
    free.push(place);
    if (place.lane.isLeftOpen()) sweeping ??= setTimeout(endReads, END_READS_AFTER_MS);
  }

  function endReads() {
    sweeping = undefined;
    for (const { lane } of free) if (lane.isLeftOpen()) lane.endRead();
  }

  function run<T>(asked: Asked & { isDoor: boolean }, work: Work<T>): Promise<T> {
    const { isDoor } = asked;
    return new Promise<T>((resolve, reject) => {
      let mine: Place | undefined;
      // With hardly any time left it would only be cut off: it goes on waiting for its refusal.
      const waiter: Waiter = { isDoor, startBefore: performance.now() + deadlineMs * 0.9, start };
      const late = setTimeout(() => {
        waiting.delete(waiter);
        reject(unavailable());
        // What was not done in time is not done at all: the line is cut, and with it the transaction.
        mine?.lane.cut();
        if (mine) mine.lane = openLane(url, options);
        leave();
      }, deadlineMs);

      function leave() {
        clearTimeout(late);
        const place = mine;
        if (!place) return; // already left, too late
        mine = undefined;
        if (!isDoor) takenByAll -= 1;
        give(place);
      }

      function start(place: Place) {
        mine = place;
        if (!isDoor) takenByAll += 1;
        place.lane.run(asked, work).then(
          (result) => {
            leave();
            resolve(result);
          },
          (error) => {
            leave();
            reject(error);
          },
        );
      }

      const place = take(isDoor);
      if (place) return start(place);
      if (!isEnding && waiting.size < max * WAITING_PER_LANE) return waiting.add(waiter);
      clearTimeout(late);
      reject(unavailable());
    });
  }

  return {
    run,
    taken: () => places.length - free.length,
    waiting: () => waiting.size,
    end: async () => {
      isEnding = true;
      clearTimeout(sweeping);
      endReads();
      await Promise.all(places.map(({ lane }) => lane.end()));
    },
  };
}
