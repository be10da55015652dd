import { z } from 'zod';

/** The number of an object, in a body and in a query. */
export const id = z.int().positive().max(2_147_483_647);
export const idParam = z.coerce.number().int().positive().max(2_147_483_647);

/** Times travel as ISO 8601 with an offset. */
export const moment = z.iso.datetime({ offset: true });

/** The writer names the version it read; the second of two on the same one gets a 409 with the current state. */
export const version = z.int().min(0);
