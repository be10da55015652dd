import { auth } from '@lauda/contract/auth';
import { demonstration } from '@lauda/contract/demonstration';
import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { terms } from '@lauda/contract/terms';
import { users } from '@lauda/contract/users';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();
// The test's browser fetches no scripts: the portal's counts as loaded, and what it would put on the window stands there.
const browser = window as Window & { happyDOM?: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } };

beforeEach(() => {
  if (browser.happyDOM) browser.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  Object.assign(window, { LayersPortal: { connected: true, userId: 'u1', session: 's1', communityId: 'c1' } });
  const meta = document.createElement('meta');
  meta.name = 'lauda-settings';
  meta.content = JSON.stringify({ portal_script_url: '/portal.js' });
  document.head.append(meta);
  api.answer(users.me, make.me({ must_accept_terms: true }));
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(terms.list, []);
  api.refuse(demonstration.users, { status: 404, body: { detail: messages.notFound } });
});

afterEach(() => {
  document.head.querySelector('meta[name="lauda-settings"]')?.remove();
  Object.assign(window, { LayersPortal: undefined });
});

test('who is connected to the portal enters without a word', async () => {
  api.answer(auth.portal, { csrf: 'c' });
  renderScreen('/login');
  expect(await screen.findByRole('heading', { name: 'Antes de começar' })).toBeTruthy();
  expect(api.asked(auth.portal)[0]?.body).toEqual({ user_id: 'u1', session: 's1', community_id: 'c1', platform: 'teacher' });
});

test('a portal that is refused shows the first message of the answer', async () => {
  api.refuse(auth.portal, { status: 401, body: { detail: messages.portalRefused } });
  renderScreen('/login');
  expect(await screen.findByText(messages.portalRefused)).toBeTruthy();
  expect(screen.getByLabelText('Senha')).toBeTruthy();
  expect(document.querySelectorAll('script[src="/portal.js"]')).toHaveLength(1);
});
