import type { Endpoint } from '@lauda/contract/endpoint';
import type { Sample } from './sample';

/** What the engine reads. */
export const analysisSamples: [Endpoint, Sample][] = [];
