import { Histogram } from 'prom-client';

/** What happens below the requests, once for the process; `/metrics` shows it beside each server's own figures. */
export const hashing = new Histogram({
  name: 'lauda_password_hash_seconds',
  help: 'Time to make or check one password hash',
  buckets: [0.01, 0.03, 0.1, 0.3, 1],
  registers: [],
});
