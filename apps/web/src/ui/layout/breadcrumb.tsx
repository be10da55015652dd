import { Link } from 'react-router';
import { texts } from '../texts';
import styles from './breadcrumb.module.css';

/** The way that led here; the last place is the page itself and no link. */
export function Breadcrumb({ places }: { places: readonly { text: string; to?: string }[] }) {
  return (
    <nav aria-label={texts.breadcrumb} className={styles.breadcrumb}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ol role="list">
        {places.map((place) => (
          <li key={place.text}>
            {place.to === undefined ? <span aria-current="page">{place.text}</span> : <Link to={place.to}>{place.text}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
