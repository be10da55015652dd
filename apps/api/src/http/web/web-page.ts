import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config';

/** What the browser may know before anyone logs in. */
const publicSettings = (config: Config) => ({
  environment: config.LAUDA_MODE,
  marketing_url: config.SITE_URL,
  student_area_url: config.STUDENT_URL,
  manager_area_url: config.MANAGER_URL,
  portal_app_id: config.LAYERS_APP_ID ?? null,
  portal_script_url: config.LAYERS_APP_ID ? config.LAYERS_SCRIPT_URL : null,
  analytics_url: config.ANALYTICS_URL ?? null,
  tag_manager_url: config.TAG_MANAGER_URL ?? null,
  error_reports_dsn: config.ERROR_REPORTS_DSN ?? null,
  support_chat_script_url: config.SUPPORT_CHAT_SCRIPT_URL ?? null,
  support_chat_identification_url: config.SUPPORT_CHAT_IDENTIFICATION_URL ?? null,
});

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** As the web's build writes it: per route, the links to the files of its first screen. */
type FirstLoad = { path: string; head: string };

const DOOR = '/login';
/** The page then asks for the person and their data at once, before the app is there (apps/web/src/before-app.ts). */
const WAS_IN = '<meta name="lauda-was-in">';

/** The page of an address, for somebody who has been in or not; null where no web app was built. */
export function readWebPage(folder: string, config: Config): ((path: string, wasIn: boolean) => string) | null {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return null;
  const settings = `<meta name="lauda-settings" content="${escaped(JSON.stringify(publicSettings(config)))}">`;
  const page = readFileSync(file, 'utf8').replace('<head>', () => `<head>${settings}`);
  const pages = firstLoads(folder).map(({ path, head }) => ({
    path,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
    page: page.replace('</head>', `${head}</head>`),
  }));
  const door = pages.find(({ path }) => path === DOOR);
  return (path, wasIn) => {
    const found = pages.find(({ pattern }) => pattern.test(path));
    // Whoever was never in ends at the door.
    if (!wasIn) return ((found && door) ?? { page }).page;
    return (found ?? { page }).page.replace('<head>', `<head>${WAS_IN}`);
  };
}

function firstLoads(folder: string): FirstLoad[] {
  const file = join(folder, '.vite/first-loads.json');
  // Written by our own build (apps/web/bundling/first-loads.ts).
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FirstLoad[]) : [];
}
