import { publicSettings } from '../lib/public-settings';
import { loadScript } from './load-script';

/** Only in production (spec §9); off without an address. */
export function startTagManager() {
  const { environment, tag_manager_url } = publicSettings();
  if (environment !== 'production' || !tag_manager_url) return;
  loadScript(tag_manager_url).catch(() => {
    // A blocked tag manager is the visitor's choice.
  });
}
