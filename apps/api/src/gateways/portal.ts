import type { Config } from '../config';

type PortalSession = { user_id: string; session: string; community_id: string };

const TIMEOUT_MS = 5_000;

/** Asks the portal itself; anything but a clear yes is a no. Our token never reaches the browser. */
export async function confirmPortalSession(config: Config, { user_id, session, community_id }: PortalSession): Promise<boolean> {
  if (!config.LAYERS_TOKEN) return false;
  const query = new URLSearchParams({ session, community: community_id, userId: user_id });
  try {
    const answer = await fetch(`${config.LAYERS_API_URL}/v1/sso/session/validate?${query}`, {
      headers: { authorization: `Bearer ${config.LAYERS_TOKEN}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.status === 200;
  } catch {
    return false; // the portal is away: the person still has the password
  }
}
