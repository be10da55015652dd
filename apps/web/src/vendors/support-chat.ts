import { publicSettings } from '../lib/public-settings';
import { loadScript } from './load-script';

/** Spec §9. */
export const REMOVE_AFTER_MS = 4000;

type ChatWindow = Window & {
  hsConversationsSettings?: { identificationEmail: string; identificationToken: string };
  HubSpotConversations?: { widget: { remove: () => void } };
};
// The chat's own names on the window; absent until its script has run.
const chatWindow = () => window as ChatWindow;

/** Spec §5. */
export const identificationEmail = (email: string) => email.replace(/\s/g, '');

/** Known visitors only, as the support asks: the service gives a token for the e-mail, and the widget loads with both. Off without addresses. */
export async function startSupportChat(email: string): Promise<void> {
  const { support_chat_script_url, support_chat_identification_url } = publicSettings();
  if (!support_chat_script_url || !support_chat_identification_url) return;
  const visitor = identificationEmail(email);
  try {
    const response = await fetch(support_chat_identification_url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: visitor }),
    });
    const answer: unknown = await response.json();
    if (!response.ok || !hasToken(answer)) throw new Error(`visitor identification answered ${response.status}`);
    chatWindow().hsConversationsSettings = { identificationEmail: visitor, identificationToken: answer.token };
    await loadScript(support_chat_script_url);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: spec §8 asks that this failure be logged, and only that
    console.warn('support chat:', error instanceof Error ? error.message : error);
  }
}

const hasToken = (answer: unknown): answer is { token: string } =>
  typeof answer === 'object' && answer !== null && 'token' in answer && typeof answer.token === 'string';

/** Public pages have no chat: what a former page left behind goes away after 4 s. Returns how to call it off. */
export function removeSupportChatSoon(): () => void {
  const timer = setTimeout(() => chatWindow().HubSpotConversations?.widget.remove(), REMOVE_AFTER_MS);
  return () => clearTimeout(timer);
}
