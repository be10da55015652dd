import { publicSettings } from '../lib/public-settings';
import { loadScript } from './load-script';

/** What the layers portal's script puts on the window. */
type LayersPortal = {
  readyPromise?: Promise<unknown>;
  connectedPromise?: Promise<unknown>;
  connected?: boolean;
  userId?: string | null;
  communityId?: string | null;
  session?: string | null;
};
type PortalWindow = Window & { LayersPortal?: LayersPortal; LayersPortalOptions?: { appId: string; insidePortalOnly: boolean } };
// The portal's own names on the window; absent unless its script has run.
const portalWindow = () => window as PortalWindow;
const portal = () => portalWindow().LayersPortal;

export type PortalVisitor = { user_id: string; session: string; community_id: string };

/** Long enough for a slow school connection, short enough that nobody waits for a portal that is not there. */
const PATIENCE_MS = 8000;

/** Are we a page within the layers platform? There, leaving is the platform's business. */
export const insidePortal = () => portal()?.connected === true;

/** Who the portal says is here; null when there is no portal, or it does not answer in time. Off without a script address. */
export async function connectToPortal(patience = PATIENCE_MS): Promise<PortalVisitor | null> {
  const { portal_script_url, portal_app_id } = publicSettings();
  if (!portal_script_url) return null;
  if (portal_app_id) portalWindow().LayersPortalOptions = { appId: portal_app_id, insidePortalOnly: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  try {
    return await Promise.race([connected(portal_script_url), giveUp]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function connected(script: string): Promise<PortalVisitor | null> {
  await loadScript(script);
  await portal()?.readyPromise;
  await portal()?.connectedPromise;
  const { userId, session, communityId } = portal() ?? {};
  return userId && session && communityId ? { user_id: userId, session, community_id: communityId } : null;
}
