import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../lib/calling/call-error';
import { track } from './analytics';
import { LAST_EVENT_KEY, reportError, tagErrorReports } from './error-reports';
import { connectToPortal, insidePortal } from './portal';
import { identificationEmail, removeSupportChatSoon, startSupportChat } from './support-chat';
import { startTagManager } from './tag-manager';

const outward = vi.fn(async (_address: string, _init?: RequestInit) => Response.json({ token: 'ficha' }));
const beacon = vi.fn();

/** The scripts that a page asked for; none is fetched here, each counts as loaded. */
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', outward);
  Object.assign(navigator, { sendBeacon: beacon });
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      asked.push(node.src);
      queueMicrotask(() => node.dispatchEvent(new Event('load')));
    }
  });
});

afterEach(() => {
  document.querySelector('meta[name="lauda-settings"]')?.remove();
  for (const name of ['LayersPortal', 'HubSpotConversations', 'hsConversationsSettings']) Reflect.deleteProperty(window, name);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  outward.mockClear();
  beacon.mockClear();
  localStorage.clear();
});

function settings(given: Record<string, unknown>) {
  const meta = document.createElement('meta');
  meta.name = 'lauda-settings';
  meta.content = JSON.stringify(given);
  document.body.append(meta);
}

test('without settings nothing leaves the page', async () => {
  startTagManager();
  track({ name: 'screen-seen', path: '/' });
  await startSupportChat('helena@lauda.example');
  expect(await connectToPortal()).toBeNull();
  reportError(new Error('x'));
  expect([asked, outward.mock.calls, beacon.mock.calls]).toEqual([[], [], []]);
});

test.each(['beta', 'development', 'demonstration'])('nor do analytics, tag manager and error reports in %s', (environment) => {
  const url = 'https://vendor.example/x';
  settings({ environment, analytics_url: url, tag_manager_url: url, error_reports_dsn: 'https://chave@erros.example/1' });
  startTagManager();
  track({ name: 'screen-seen', path: '/' });
  reportError(new Error('x'));
  expect([asked, outward.mock.calls, beacon.mock.calls]).toEqual([[], [], []]);
});

describe('error reports', () => {
  test('in production they go out with the tags of the active role, without the query of the address', () => {
    settings({ environment: 'production', error_reports_dsn: 'https://chave@erros.example/4' });
    tagErrorReports({ school: 3, school_name: 'Cora Coralina' });
    const code = reportError(new Error('quebrou'));
    const [address, init] = outward.mock.calls[0] ?? [];
    expect(address).toBe('https://erros.example/api/4/envelope/?sentry_version=7&sentry_key=chave');
    const event = JSON.parse(String(init?.body).split('\n')[2] ?? '');
    expect(event).toMatchObject({ tags: { school: 3, school_name: 'Cora Coralina', code }, environment: 'production' });
    tagErrorReports({});
  });

  test('what breaks inside a third-party widget stays here', () => {
    settings({ environment: 'production', error_reports_dsn: 'https://chave@erros.example/4' });
    const theirs = new Error('x');
    theirs.stack = 'Error: x\n at https://js.hs-scripts.com/1.js:1:1';
    reportError(theirs);
    expect(outward).not.toHaveBeenCalled();
  });

  test("the code is the server's when it gave one, and the same failure keeps its code", () => {
    expect(reportError(new CallError(500, { detail: 'x', error_id: 'req-1' }))).toBe('req-1');
    expect(JSON.parse(localStorage.getItem(LAST_EVENT_KEY) ?? '')).toMatchObject({ code: 'req-1' });
    const error = new Error('x');
    expect(reportError(error)).toBe(reportError(error));
  });
});

describe('support chat', () => {
  test('spaces are removed from the e-mail before it identifies anyone', async () => {
    expect(identificationEmail(' helena @lauda.example ')).toBe('helena@lauda.example');
    settings({ support_chat_script_url: 'https://chat.example/w.js', support_chat_identification_url: 'https://chat.example/id' });
    await startSupportChat('helena @lauda.example');
    expect(outward.mock.calls[0]?.[1]?.body).toBe('{"email":"helena@lauda.example"}');
    expect(window).toMatchObject({
      hsConversationsSettings: { identificationEmail: 'helena@lauda.example', identificationToken: 'ficha' },
    });
    expect(asked).toEqual(['https://chat.example/w.js']);
  });

  test('a failed identification is only logged', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    settings({ support_chat_script_url: 'https://chat.example/v.js', support_chat_identification_url: 'https://chat.example/id' });
    outward.mockResolvedValueOnce(Response.json({}, { status: 500 }));
    await startSupportChat('a@b.example');
    expect(logged).toHaveBeenCalledTimes(1);
    expect(asked).toEqual([]);
  });

  test('it is removed 4 seconds after a public page loads, unless the page went away before', () => {
    vi.useFakeTimers();
    const remove = vi.fn();
    Object.assign(window, { HubSpotConversations: { widget: { remove } } });
    removeSupportChatSoon();
    const callOff = removeSupportChatSoon();
    callOff();
    vi.advanceTimersByTime(3999);
    expect(remove).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(remove).toHaveBeenCalledTimes(1);
  });
});

describe('the portal', () => {
  test('says who is connected', async () => {
    settings({ portal_script_url: 'https://portal.example/a.js' });
    const visitor = { connected: true, userId: 'u', session: 's', communityId: 'c' };
    Object.assign(window, { LayersPortal: { readyPromise: Promise.resolve(), connectedPromise: Promise.resolve(), ...visitor } });
    expect(await connectToPortal()).toEqual({ user_id: 'u', session: 's', community_id: 'c' });
    expect(insidePortal()).toBe(true);
  });

  test('that never answers keeps nobody waiting', async () => {
    settings({ portal_script_url: 'https://portal.example/b.js' });
    Object.assign(window, { LayersPortal: { readyPromise: Promise.resolve(), connectedPromise: new Promise(() => {}) } });
    expect(await connectToPortal(20)).toBeNull();
    expect(insidePortal()).toBe(false);
  });
});
