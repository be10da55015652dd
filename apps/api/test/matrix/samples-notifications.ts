import type { Endpoint } from '@lauda/contract/endpoint';
import { homeSamples } from './home-samples';
import { ownNewsSamples } from './notification-samples';
import type { Sample } from './sample';

/** Notifications and the home page. */
export const notificationSamples: [Endpoint, Sample][] = [...homeSamples, ...ownNewsSamples];
