import styles from './door-heading.module.css';

/** Which door this is, in small capitals as written, and under it what one does here, in the reading face. */
export function DoorHeading({ door, children }: { door: string; children?: string | undefined }) {
  return (
    <>
      <h1 className={styles.door}>{door}</h1>
      {children && <p className={styles.words}>{children}</p>}
    </>
  );
}
