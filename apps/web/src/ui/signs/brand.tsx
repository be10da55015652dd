import { classes } from '../classes';
import { texts } from '../texts';
import styles from './brand.module.css';

type Props = {
  size?: 's' | 'm' | 'l';
  /** The network's logo stands beside our name, never in its place. */
  network?: { name: string; logo_url: string | null } | null | undefined;
};

/** Our name with its final stop. */
export function Brand({ size = 'm', network }: Props) {
  return (
    <span className={styles.brand}>
      <span className={classes(styles.word, styles[size])}>
        {texts.productName}
        <span aria-hidden="true" className={styles.stop} />
      </span>
      {network && (
        <span className={styles.network}>
          {network.logo_url ? <img src={network.logo_url} alt={network.name} className={styles.logo} /> : network.name}
        </span>
      )}
    </span>
  );
}
