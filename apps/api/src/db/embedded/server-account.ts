import { readFileSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whom the server runs as; undefined is ourselves. PostgreSQL refuses to run as root. */
export type Account = { uid: number; gid: number } | undefined;

export const weAreRoot = () => process.getuid?.() === 0;

/** Data that already exists decides; otherwise `nobody`, which every system has. */
export function serverAccount(cluster: string): Account {
  if (!weAreRoot()) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
}

/** True when the account may pass through every folder above the path and through the path itself. */
export function canReach(path: string, account: Account): boolean {
  if (!account) return true;
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !mayEnter(found, account)) return false;
  return dirname(path) === path || canReach(dirname(path), account);
}

function mayEnter({ mode, uid, gid }: Stats, account: NonNullable<Account>) {
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

function nobody() {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Math.abs(Number(uid ?? 65534)), gid: Math.abs(Number(gid ?? 65534)) };
}
