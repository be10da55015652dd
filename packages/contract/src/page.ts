import { z } from 'zod';

/** Every list of the API: a count, the neighbours' addresses, the rows. */
export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({ count: z.int(), next: z.string().nullable(), previous: z.string().nullable(), results: z.array(row) });

export type Page<Row> = { count: number; next: string | null; previous: string | null; results: Row[] };

/** `limit` beyond the cap is refused, so that no list is unbounded; deep offsets are refused too. */
export const slice = (cap: number, usual = cap) => ({
  limit: z.coerce.number().int().min(1).max(cap).default(usual),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});

/** Query strings carry words: only these mean yes. */
export const flagParam = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] });

/** A repeated parameter: one occurrence is a list of one. */
export const repeated = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item).max(1000));
