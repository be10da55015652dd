import type { Endpoint } from '@lauda/contract/endpoint';

export type Fields = Readonly<Record<string, unknown>>;

/** Why an entry waits for a person. `conflict`: someone else changed the same; `lost`: it is no longer theirs to change; `refused`: the rest. */
export type Trouble = { why: 'conflict'; current: unknown; disputed: string[] } | { why: 'lost' | 'refused'; error: unknown };

/** One change that has to reach the server. */
export type Entry = {
  /** The idempotency key: the same change sent twice is made once. */
  key: string;
  seq: number;
  /** The page that made it, and sends it while it is open. */
  page: string;
  kind: string;
  /** The whole that it belongs to: a composition with its review. */
  group: string;
  /** The part that carries a version. */
  object: string;
  params: Readonly<Record<string, number>>;
  /** Facts about it that are not in dispute. */
  about: Readonly<Record<string, number | string>>;
  fields: Fields;
  /** What the person saw in those fields when changing them. */
  before: Fields;
  version: number | null;
  /** Letters come by the dozen and wait for a pause; a choice goes at once. */
  isTyped: boolean;
  /** It went out at least once, and nobody knows whether it arrived: its content can no longer change under this key. */
  isTried: boolean;
  trouble: Trouble | null;
};

export type Change = Omit<Entry, 'key' | 'seq' | 'page' | 'isTried' | 'trouble'>;
export type Standing = { version: number; values: Fields };

/** How a kind of change is sent, and what its answers mean. */
export type Kind = {
  endpoint: Endpoint;
  body: (entry: Entry) => unknown;
  /** What a 409 says of these fields; null: it speaks of something else. */
  standing: (entry: Entry, current: unknown) => Standing | null;
  /** Whether a 409 says that the whole is no longer this person's to change. */
  isLost: (current: unknown) => boolean;
  /** What a success teaches about one that still waits in the same group. */
  teach: (sent: Entry, reply: unknown, waiting: Entry) => Entry;
  /** A change that comes while another of the same object waits: the two as one, `none` when they cancel each other, null to queue. */
  join: (waiting: Entry, change: Change) => Pick<Entry, 'kind' | 'fields' | 'before'> | 'none' | null;
  /** Goes out only when nothing older of its group is left. */
  isLast?: boolean;
  /** A refusal that says it is already so. */
  isDoneBy?: (status: number) => boolean;
};

export type Kinds = Readonly<Record<string, Kind>>;

/** The later change over the earlier one; what leads back to where it began is no change. */
export function joined(waiting: Entry, change: Change): ReturnType<Kind['join']> {
  const fields = { ...waiting.fields, ...change.fields };
  const before = { ...change.before, ...waiting.before };
  const isBack = !waiting.isTried && Object.keys(fields).every((name) => name in before && isSame(fields[name], before[name]));
  return isBack ? 'none' : { kind: waiting.kind, fields, before };
}

/** Plain data, as it comes from the wire. */
export const isSame = (one: unknown, other: unknown): boolean => one === other || inOrder(one) === inOrder(other);

const inOrder = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The fields that someone else changed to something that is neither what stood there nor what the person wants. */
export const disputedFields = ({ fields, before }: Entry, { values }: Standing): string[] =>
  Object.keys(fields).filter((name) => !isSame(values[name], before[name]) && !isSame(values[name], fields[name]));

const holdsBack = (older: Entry, entry: Entry, isLast: boolean) =>
  older.group === entry.group && (isLast || (older.trouble !== null && older.object === entry.object));

/** What may go out, in order. Behind one in trouble the same object waits; others do not. */
export const sendable = (entries: readonly Entry[], kinds: Kinds): Entry[] =>
  entries.filter((entry, at) => {
    const isLast = kinds[entry.kind]?.isLast ?? false;
    const olderTroubles = entries.slice(0, at).filter(({ trouble }) => trouble !== null);
    return entry.trouble === null && !olderTroubles.some((older) => holdsBack(older, entry, isLast));
  });
