import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusal } from '../refusal';
import { texts } from '../texts';
import { processMark } from './process-identity';

type Holder = { pid: number; mark: string };

/** One process per data folder. A lock left behind by a process that died is taken over. */
export function lockDataFolder(place: string): () => void {
  const file = join(place, 'lauda.lock');
  const mine = `${file}.${process.pid}.${process.hrtime.bigint()}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, mark: processMark(process.pid) ?? '' } satisfies Holder));
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (tryLink(mine, file)) return () => release(file);
      const holder = readHolder(file);
      if (holder && isHeld(holder)) throw refusal(texts.alreadyRunning(place, holder.pid));
      if (holder) takeAway(file, mine);
    }
    throw refusal(texts.beingStarted(place));
  } finally {
    rmSync(mine, { force: true });
  }
}

const isHeld = (holder: Holder) => processMark(holder.pid) === holder.mark;

/** Of two starters that see the same dead lock, the slower may have moved the faster one's fresh lock: it puts that back. */
function takeAway(file: string, mine: string) {
  const aside = `${mine}.old`;
  try {
    renameSync(file, aside);
  } catch {
    return; // another starter was first
  }
  const holder = readHolder(aside);
  if (holder && isHeld(holder)) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function release(file: string) {
  if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
}

/** A hard link appears whole and fails when the name is taken: the file is never seen half written. */
function tryLink(from: string, to: string) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, mark } = JSON.parse(readFileSync(file, 'utf8'));
    return { pid: Number(pid), mark: String(mark) };
  } catch {
    return undefined;
  }
}
