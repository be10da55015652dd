import type { SchoolNetwork } from '@lauda/contract/school-networks';
import styles from './network-access.module.css';

/** Articles and "rede" say nothing of which one it is. */
const SMALL_WORDS = new Set(['a', 'o', 'as', 'os', 'de', 'da', 'do', 'das', 'dos', 'e', 'rede', 'em', 'na', 'no']);

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** The network's logo, or its initials; the name stands beside it, so the drawing says nothing more. */
export function NetworkMark({ network }: { network: SchoolNetwork }) {
  if (network.logo) return <img src={network.logo} alt="" className={styles.mark} />;
  return (
    <span aria-hidden="true" className={styles.mark}>
      {initials(network.name)}
    </span>
  );
}
