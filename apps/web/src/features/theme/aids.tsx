import { Disclosure } from '../../ui/layout/disclosure';
import { Paragraphs } from './paragraphs';
import { texts } from './texts';
import styles from './theme.module.css';
import { useAids } from './theme-queries';

/** Short helps for whoever writes. They are beside the point of the page: while they are not there, it stands without them. */
export function Aids({ themeId }: { themeId: number }) {
  const aids = useAids(themeId).data ?? [];
  if (aids.length === 0) return null;
  return (
    <section aria-labelledby="ajudas">
      <h2 id="ajudas">{texts.aids}</h2>
      <ul className={styles.plain}>
        {aids.map(({ id, title, body }) => (
          <li key={id}>
            <Disclosure title={title}>
              <Paragraphs text={body} className={styles.aid ?? ''} />
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}
