import { unavailable } from '../problems';

/** The browser would wait six minutes; the server answers within fifteen seconds, come what may. */
const DEADLINE_MS = 14_000;

export async function withinDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable()), DEADLINE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
