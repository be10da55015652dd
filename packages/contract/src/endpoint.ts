import { z } from 'zod';
import type { Permission } from './permissions';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, anyone logged in, or whoever the permission table of the domain allows. */
export type Access = 'public' | 'session' | Permission;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}` ? Name | ParamNames<Rest> : never;
type Ids<Path extends string> = { [Name in ParamNames<Path>]: number };
/** The input is named too: left out it would be unknown, and callers could not hand over an id. */
type IdParams<Path extends string> = z.ZodType<Ids<Path>, Ids<Path>>;
type Nothing = z.ZodType<undefined>;

export type Endpoint<
  Path extends string = string,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  method: Method;
  path: Path;
  permission: Access;
  /** One sentence for the published documentation. */
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
  status: number;
  /** Still answers to a person who has yet to choose a password at the first access. */
  beforeFirstAccess: boolean;
  /** A read that leaves a line in the audit trail: the one thing that a safe method writes. */
  recorded: boolean;
  /** Bytes of the body at most, where a megabyte is not enough. */
  bodyLimit: number | undefined;
};

/** Everything that a caller hands over; parts that an endpoint does not have are left out. */
export type Input<E extends Endpoint> = (keyof z.input<E['params']> extends never
  ? { params?: undefined }
  : { params: z.input<E['params']> }) &
  (undefined extends z.input<E['query']> ? { query?: z.input<E['query']> } : { query: z.input<E['query']> }) &
  (undefined extends z.input<E['body']> ? { body?: z.input<E['body']> } : { body: z.input<E['body']> });

export type Reply<E extends Endpoint> = z.output<E['reply']>;

/** A reply without a body (204). */
export const nothing: Nothing = z.undefined();

const idsOf = (path: string) =>
  z.object(
    Object.fromEntries(
      [...path.matchAll(/:(\w+)\//g)].map(([, name]) => [name ?? '', z.coerce.number().int().positive().max(2_147_483_647)]),
    ),
  );

export const endpoint = <
  const Path extends `/${string}/`,
  Params extends z.ZodType = IdParams<Path>,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  Reply extends z.ZodType = Nothing,
>(definition: {
  method: Method;
  path: Path;
  permission: Access;
  summary: string;
  /** Left out, each `:name` of the path is the number of an object. */
  params?: Params;
  query?: Query;
  /** A strict object: unknown fields are refused by name. */
  body?: Body;
  reply?: Reply;
  status?: number;
  beforeFirstAccess?: boolean;
  recorded?: boolean;
  bodyLimit?: number;
}): Endpoint<Path, Params, Query, Body, Reply> => ({
  method: definition.method,
  path: definition.path,
  permission: definition.permission,
  summary: definition.summary,
  // The defaults are what the type parameters default to when the part is left out.
  params: definition.params ?? (idsOf(definition.path) as unknown as Params),
  query: definition.query ?? (nothing as unknown as Query),
  body: definition.body ?? (nothing as unknown as Body),
  reply: definition.reply ?? (nothing as unknown as Reply),
  status: definition.status ?? (definition.reply ? 200 : 204),
  beforeFirstAccess: definition.beforeFirstAccess ?? false,
  recorded: definition.recorded ?? false,
  bodyLimit: definition.bodyLimit,
});
