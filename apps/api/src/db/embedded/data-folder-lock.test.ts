import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './data-folder-lock';
import { processMark } from './process-identity';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lauda-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leaveLock = (holder: object | string) =>
  writeFileSync(join(folder, 'lauda.lock'), typeof holder === 'string' ? holder : JSON.stringify(holder));

test('a lock is held by one, given back, and leaves no file behind', () => {
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(`pid ${process.pid}`);
  unlock();
  lockDataFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['of a process that is gone', { pid: 2 ** 22 + 1, mark: '1' }],
  ['whose number now belongs to another process', { pid: process.pid, mark: 'of another time' }],
])('a lock %s is taken over', (_case, holder) => {
  leaveLock(holder);
  lockDataFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock of a living process is respected', () => {
  leaveLock({ pid: process.ppid, mark: processMark(process.ppid) });
  expect(() => lockDataFolder(folder)).toThrow(`pid ${process.ppid}`);
});
