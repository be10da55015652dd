import type { NetworkTotals as Totals } from './class-list';
import styles from './classes.module.css';
import { texts } from './texts';

/** How much each network holds in the present year, for who answers for more than one school. */
export function NetworkTotals({ networks }: { networks: readonly Totals[] }) {
  return (
    <section aria-label={texts.networks} className={styles.networks}>
      {networks.map((network) => (
        <div key={network.id} className={styles.network}>
          <h2 className={styles.networkName}>{network.name}</h2>
          <p className={styles.figures}>
            <span>{texts.schools(network.schools)}</span> <span>{texts.groups(network.groups)}</span>{' '}
            <span>{texts.students(network.students)}</span>
          </p>
        </div>
      ))}
    </section>
  );
}
