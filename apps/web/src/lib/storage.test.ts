import { afterEach, expect, test, vi } from 'vitest';
import { setCookie } from '../../test/cookies';
import { clearEverything, localStore, readJson, sessionStore, writeJson } from './storage';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clearEverything();
});

test('closed storage never throws, and what was written lasts as long as the page', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed, clear: closed });
  expect(localStore.lasts()).toBe(false);
  localStore.write('chave', 'valor');
  expect(localStore.read('chave')).toBe('valor');
  localStore.remove('chave');
  expect(localStore.read('chave')).toBeNull();
});

test('nonsense under a key is as nothing', () => {
  localStorage.setItem('userData', '{oops');
  expect(readJson(localStore, 'userData')).toBeNull();
});

test('clearing takes readable cookies, local and session storage', () => {
  setCookie('csrftoken', 'um');
  writeJson(localStore, 'userData', { user: 1 });
  sessionStore.write('featureFlags', '{}');
  clearEverything();
  expect(document.cookie).toBe('');
  expect(localStorage.length + sessionStorage.length).toBe(0);
});
