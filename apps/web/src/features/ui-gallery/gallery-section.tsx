import type { ReactNode } from 'react';
import styles from './ui-gallery.module.css';

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** One piece in several states, side by side. */
export function Specimen({ title, stacked = false, children }: { title?: string; stacked?: boolean; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      {title && <h3>{title}</h3>}
      <div className={stacked ? styles.stack : styles.line}>{children}</div>
    </div>
  );
}
