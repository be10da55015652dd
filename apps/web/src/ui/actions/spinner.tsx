import styles from './spinner.module.css';

/** Only for buttons: a page that loads shows its skeleton. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner}>
      <span className={styles.ring} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
    </span>
  );
}
