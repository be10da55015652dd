import type { ThemeCard } from '@lauda/contract/themes';
import { Link, useSearchParams } from 'react-router';
import { dotted } from '../../../lib/dotted';
import { paths } from '../../../lib/paths';
import { texts } from '../texts';
import styles from './picker.module.css';
import { withTheme } from './picker-view';

export function ThemeChoice({ card }: { card: ThemeCard }) {
  const [search] = useSearchParams();
  const { id, title, summary, cover, genre, school_grades, count_given } = card;
  return (
    <li className={styles.row}>
      <img src={cover} alt="" width={480} height={240} loading="lazy" className={styles.cover} />
      <div className={styles.words}>
        <p className={styles.title}>
          <Link to={withTheme(search, id)} className={styles.link}>
            {title}
          </Link>
        </p>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.facts}>{dotted(genre.name, texts.grades(school_grades), count_given > 0 && texts.given(count_given))}</p>
      </div>
      <Link to={paths.theme(id)} className={styles.read} aria-label={texts.readTheme(title)}>
        {texts.read}
      </Link>
    </li>
  );
}
