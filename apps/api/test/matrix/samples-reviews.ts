import type { Endpoint } from '@lauda/contract/endpoint';
import type { Sample } from './sample';

/** Reviews, annotations, the queue, the comment bank. */
export const reviewSamples: [Endpoint, Sample][] = [];
