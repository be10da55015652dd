/** What the server tells every page about where it runs. Addresses left out mean that the service is off. */
export type PublicSettings = {
  environment: 'production' | 'beta' | 'development' | 'demonstration';
  marketing_url: string;
  student_area_url: string;
  manager_area_url: string;
  portal_app_id: string | null;
  portal_script_url: string | null;
  analytics_url: string | null;
  tag_manager_url: string | null;
  error_reports_dsn: string | null;
  support_chat_script_url: string | null;
  support_chat_identification_url: string | null;
};

const DEFAULTS: PublicSettings = {
  environment: 'development',
  marketing_url: '/',
  student_area_url: '/estudante',
  manager_area_url: '/login',
  portal_app_id: null,
  portal_script_url: null,
  analytics_url: null,
  tag_manager_url: null,
  error_reports_dsn: null,
  support_chat_script_url: null,
  support_chat_identification_url: null,
};

/** From `<meta name="lauda-settings">`, which the server fills; a page without it, or with nonsense in it, runs with everything off. */
export function publicSettings(): PublicSettings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="lauda-settings"]')?.content;
  if (!content) return DEFAULTS;
  try {
    // Our own server wrote it from its parsed configuration.
    return { ...DEFAULTS, ...(JSON.parse(content) as Partial<PublicSettings>) };
  } catch {
    return DEFAULTS;
  }
}
