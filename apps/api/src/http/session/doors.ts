import { auth } from '@lauda/contract/auth';
import type { Endpoint } from '@lauda/contract/endpoint';

const doors = new Set<Endpoint>(Object.values(auth));

/** How one comes in and goes out: open when every connection is taken (REL-23), and during maintenance (OPS-12). */
export const isDoor = (endpoint: Endpoint) => doors.has(endpoint);
