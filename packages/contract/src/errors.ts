import { z } from 'zod';

/** 400: each field with its messages; `non_field_errors` for what concerns the whole. */
export const fieldErrors = z.record(z.string(), z.array(z.string()));
/** 401, 403, 404, 413, 422, 429. */
export const detail = z.object({ detail: z.string() });
/** 409 also carries what is there now. */
export const conflict = z.object({ detail: z.string(), current: z.unknown() });
/** 5xx: the code that the error screen shows and the log holds. */
export const failure = z.object({ detail: z.string(), error_id: z.string() });

export type FieldErrors = z.infer<typeof fieldErrors>;
