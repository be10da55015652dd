import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** A mark that differs when the system gives the same number to another process; undefined when there is no such process. */
export function processMark(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) return isAlive(pid) ? 'alive' : undefined;
  const fields = readProc(pid, 'stat')?.split(') ').pop()?.split(' ');
  const isZombie = fields?.[0] === 'Z';
  return fields && !isZombie ? fields[19] : undefined; // field 22 of proc(5): start time in clock ticks
}

export function commandOf(pid: number): string {
  const command = readProc(pid, 'cmdline');
  if (command !== undefined || existsSync('/proc/self')) return command?.replaceAll('\0', ' ') ?? '';
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readProc(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
