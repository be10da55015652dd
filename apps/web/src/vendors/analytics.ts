import { publicSettings } from '../lib/public-settings';

export type AnalyticsEvent = { name: 'screen-seen'; path: string };

/** The clickstream, in production only (spec §7); without an address nothing leaves the page. Never a name, never a text. */
export function track(event: AnalyticsEvent) {
  const { environment, analytics_url } = publicSettings();
  if (environment !== 'production' || !analytics_url || typeof navigator.sendBeacon !== 'function') return;
  navigator.sendBeacon(analytics_url, JSON.stringify({ ...event, at: new Date().toISOString() }));
}
