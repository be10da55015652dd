import type { Home } from '@lauda/contract/home';
import { LinkButton } from '../../ui/actions/link-button';
import styles from './home.module.css';
import { texts } from './texts';

export function Resume({ resume: { kind, title, link } }: { resume: NonNullable<Home['resume']> }) {
  return (
    <section aria-labelledby="continue" className={styles.resume}>
      <div>
        <h2 id="continue" className={styles.resumeTitle}>
          {texts.resumeTitle}
        </h2>
        <p>
          {texts.resume[kind]}: {title}
        </p>
      </div>
      <LinkButton to={link}>{texts.goOn}</LinkButton>
    </section>
  );
}
