import type { ReactNode, Ref } from 'react';
import styles from './page-header.module.css';

type Props = {
  title: ReactNode;
  /** One sentence in the reading face: the day, the class, what waits. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** Above the title: breadcrumb or the way back. */
  above?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
};

/** The one h1 of a page. It can take the focus, for changes of route. */
export function PageHeader({ title, lead, actions, above, titleRef }: Props) {
  return (
    <header className={styles.header}>
      {above}
      <div className={styles.row}>
        <h1 ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
