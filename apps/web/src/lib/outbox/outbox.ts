import type { Endpoint, Input } from '@lauda/contract/endpoint';
import { call } from '../calling/call';
import { onSessionEvent } from '../calling/session-events';
import { randomId } from '../random-id';
import { draftsDatabase } from '../storage';
import { makeCadence } from './cadence';
import { type Change, disputedFields, type Entry, type Kinds, sendable, type Trouble } from './entry';
import { openRows } from './kept-rows';
import { type OutboxState, stateAtFirst } from './outbox-state';
import { holdPage, isPageOpen } from './pages';
import { currentIn, verdictOn, waitAfter } from './verdict';

export type Outbox = ReturnType<typeof openOutbox>;

/** Longer than any save takes; after it, the same key is sent again. */
const GIVE_UP_MS = 20_000;

/** Between the end of a session and the next person being known. */
const WHO_IS_HERE_MS = 1000;

type Options = {
  userId: number;
  kinds: Kinds;
  onSent: (entry: Entry, reply: unknown) => void;
  /** Whether it is this person who is in now: a page outlives sessions, and nothing of one person goes out in the name of another. */
  isIn: () => boolean;
};

/**
 * What a person changed and the server does not have yet: written down at once, sent in order, one at a time, each with its own key.
 * It survives the page, a lost network and an expired session.
 */
export function openOutbox({ userId, kinds, onSent, isIn }: Options) {
  const page = randomId();
  const release = holdPage(page);
  const cadence = makeCadence();
  const listeners = new Set<() => void>();
  const opened = openRows<Entry>(draftsDatabase(userId), 'outbox');
  let state = stateAtFirst();
  let [failures, notBefore, seq, isPaused, isStopped] = [0, 0, 0, false, false];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  const set = (next: Partial<OutboxState>) => {
    if (isStopped) return;
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  };

  /** The list on the screen changes at once; the disk follows in the same order. */
  function keep(entries: readonly Entry[]): Promise<void> {
    const before = new Map(state.entries.map((entry) => [entry.key, entry]));
    const after = new Set(entries.map(({ key }) => key));
    const put = entries.filter((entry) => before.get(entry.key) !== entry);
    const remove = [...before.keys()].filter((key) => !after.has(key));
    set({ entries });
    writing = writing.then(async () => {
      if (isStopped) return;
      const rows = await opened;
      const isWritten = await rows.write(put, remove).then(
        () => rows.lasts,
        () => false,
      );
      set({ isKept: isWritten });
    });
    return writing;
  }

  const replaced = (key: string, next: Entry | null) => state.entries.flatMap((one) => (one.key === key ? (next ? [next] : []) : [one]));
  const afresh = (entry: Entry, over: Partial<Entry> = {}): Entry => ({
    ...entry,
    key: randomId(),
    isTried: false,
    trouble: null,
    ...over,
  });

  function plan() {
    clearTimeout(timer);
    if (isStopped || isPaused || !state.isOnline || !state.isReady || state.isSending) return;
    const due = sendable(state.entries, kinds).map(({ key }) => cadence.due(key));
    if (due.length === 0) return;
    const wait = Math.max(0, notBefore - Date.now(), Math.min(...due) - Date.now());
    timer = isIn() ? setTimeout(() => void drain(), wait) : setTimeout(plan, WHO_IS_HERE_MS);
  }

  function nextDue(): Entry | undefined {
    const ready = sendable(state.entries, kinds);
    const lastDue = ready.findLastIndex(({ key }) => cadence.due(key) <= Date.now());
    return lastDue === -1 ? undefined : ready[0];
  }

  async function drain() {
    if (state.isSending || isStopped) return;
    set({ isSending: true });
    for (let entry = nextDue(); entry && state.isOnline && !isPaused && !isStopped && isIn(); entry = nextDue()) {
      if (!(await sendOne(entry))) break;
    }
    set({ isSending: false });
    plan();
  }

  async function sendOne(waiting: Entry): Promise<boolean> {
    const entry = { ...waiting, isTried: true };
    cadence.sent(entry.key, entry.isTyped, Date.now());
    await keep(replaced(entry.key, entry));
    try {
      succeeded(entry, await sent(entry));
      return true;
    } catch (error) {
      return !isStopped && failed(entry, error);
    }
  }

  function sent(entry: Entry): Promise<unknown> {
    const kind = kinds[entry.kind];
    if (!kind) return Promise.resolve(null); // of a version of ours that no longer exists
    // What a kind sends was typed where the change was made; here any endpoint is only a method and a path.
    const input = { params: entry.params, body: kind.body(entry) } as unknown as Input<Endpoint>;
    return call<Endpoint>(kind.endpoint, input, { idempotencyKey: entry.key, signal: AbortSignal.timeout(GIVE_UP_MS) });
  }

  function succeeded(entry: Entry, reply: unknown) {
    if (isStopped) return;
    failures = 0;
    onSent(entry, reply);
    const teach = kinds[entry.kind]?.teach;
    const left = replaced(entry.key, null).map((one) => (teach && one.group === entry.group ? teach(entry, reply, one) : one));
    void keep(left);
    set({ failure: null, lastSaved: Date.now() });
  }

  /** Whether the next one may be tried. */
  function failed(entry: Entry, error: unknown): boolean {
    const verdict = verdictOn(error);
    const kind = kinds[entry.kind];
    if (verdict === 'refused' && kind?.isDoneBy?.(statusOf(error))) {
      succeeded(entry, null);
      return true;
    }
    if (verdict === 'passing' || verdict === 'session') {
      failures += 1;
      notBefore = Date.now() + waitAfter(failures, error);
      isPaused = verdict === 'session';
      set({ failure: error });
      return false;
    }
    failures = 0;
    void keep(replaced(entry.key, verdict === 'conflict' ? afterConflict(entry, error) : { ...entry, trouble: { why: 'refused', error } }));
    set({ failure: null });
    return true;
  }

  /** Nobody touched these fields: they go again over the new version. Somebody did: the person decides. */
  function afterConflict(entry: Entry, error: unknown): Entry {
    const current = currentIn(error);
    const kind = kinds[entry.kind];
    const standing = kind?.standing(entry, current);
    if (kind?.isLost(current)) return { ...entry, trouble: { why: 'lost', error } };
    // Not about versions: something else stands in the way, and the server says what.
    if (!standing || standing.version === entry.version) return { ...entry, trouble: { why: 'refused', error } };
    const disputed = disputedFields(entry, standing);
    if (disputed.length > 0) return { ...entry, trouble: { why: 'conflict', current, disputed } };
    return afresh(entry, { version: standing.version });
  }

  function add(change: Change) {
    if (isStopped) return;
    const last = state.entries.findLast(({ group, object }) => group === change.group && object === change.object);
    const isOpen = last && (!last.isTried || last.trouble?.why === 'refused' || last.trouble?.why === 'conflict');
    const join = isOpen ? (kinds[change.kind]?.join(last, change) ?? null) : null;
    if (last && join === 'none') void keep(replaced(last.key, null));
    else if (last && join && join !== 'none') {
      const isTyped = change.isTyped;
      const next: Entry = last.trouble?.why === 'refused' ? afresh(last, { ...join, isTyped }) : { ...last, ...join, isTyped };
      cadence.changed(next.key, isTyped, Date.now());
      void keep(replaced(last.key, next));
    } else {
      seq = Math.max(seq + 1, Date.now());
      const entry: Entry = { ...change, key: randomId(), seq, page, isTried: false, trouble: null };
      cadence.changed(entry.key, change.isTyped, Date.now());
      void keep([...state.entries, entry]);
    }
    plan();
  }

  /** Tries again now what failed or was refused. */
  function retry(isChosen: (trouble: Trouble) => boolean = ({ why }) => why !== 'conflict') {
    void keep(state.entries.map((entry) => (entry.trouble && isChosen(entry.trouble) ? afresh(entry) : entry)));
    [failures, notBefore, isPaused] = [0, 0, false];
    set({ failure: null });
    cadence.hurry();
    plan();
  }

  /** The person chose: `mine` goes over the other, `theirs` takes the disputed fields out. */
  function decide(key: string, choice: 'mine' | 'theirs') {
    const entry = state.entries.find((one) => one.key === key);
    if (entry?.trouble?.why !== 'conflict') return;
    const { current, disputed } = entry.trouble;
    const standing = kinds[entry.kind]?.standing(entry, current);
    const without = (fields: Entry['fields']) => Object.fromEntries(Object.entries(fields).filter(([name]) => !disputed.includes(name)));
    const fields = choice === 'mine' ? entry.fields : without(entry.fields);
    const next = afresh(entry, { fields, before: standing?.values ?? entry.before, version: standing?.version ?? entry.version });
    void keep(replaced(key, Object.keys(fields).length > 0 ? next : null));
    plan();
  }

  const discard = (isChosen: (entry: Entry) => boolean) => keep(state.entries.filter((entry) => !isChosen(entry)));

  /** Sends what waits without waiting for pauses. True: nothing of the group is left. */
  async function settle(group?: string, patience = GIVE_UP_MS): Promise<boolean> {
    const left = () => state.entries.filter((entry) => group === undefined || entry.group === group);
    cadence.hurry();
    plan();
    const until = Date.now() + patience;
    while (left().length > 0 && Date.now() < until && !isStopped) {
      const isStuck =
        !state.isOnline ||
        isPaused ||
        !isIn() ||
        left().every(({ trouble }) => trouble !== null) ||
        (state.failure !== null && !state.isSending);
      if (isStuck && state.isReady) break;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return left().length === 0;
  }

  const reconnect = () => {
    set({ isOnline: navigator.onLine });
    if (navigator.onLine) [failures, notBefore] = [0, 0];
    plan();
  };
  window.addEventListener('online', reconnect);
  window.addEventListener('offline', reconnect);
  const forget = onSessionEvent((event) => {
    if (event === 'refreshed' || event === 'user-changed') resume();
  });

  function resume() {
    [isPaused, notBefore] = [false, 0];
    plan();
  }

  /** Nothing is sent or written any more; what is on disk stays. */
  function stop() {
    isStopped = true;
    clearTimeout(timer);
    forget();
    release();
    window.removeEventListener('online', reconnect);
    window.removeEventListener('offline', reconnect);
    listeners.clear();
    void opened.then((rows) => rows.close());
  }

  async function adopt() {
    const rows = await opened;
    const kept = await rows.all().catch(() => []);
    const open = new Set<string>();
    for (const other of new Set(kept.map((entry) => entry.page))) if (await isPageOpen(other)) open.add(other);
    const left = kept.filter((entry) => !open.has(entry.page)).sort((a, b) => a.seq - b.seq);
    seq = Math.max(seq, ...left.map((entry) => entry.seq));
    await keep([...left.map((entry) => ({ ...entry, page })), ...state.entries]);
    set({ isReady: true, isKept: rows.lasts || state.entries.length === 0 });
    plan();
  }
  void adopt();

  return {
    userId,
    add,
    retry,
    decide,
    discard,
    settle,
    resume,
    stop,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const statusOf = (error: unknown) => (typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0);
