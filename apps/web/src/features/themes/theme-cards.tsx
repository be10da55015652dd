import type { ThemeCard } from '@lauda/contract/themes';
import { Link } from 'react-router';
import { dotted } from '../../lib/dotted';
import { paths } from '../../lib/paths';
import { MoreRows } from '../../parts/more-rows';
import { Badge } from '../../ui/signs/badge';
import { texts } from './texts';
import styles from './themes.module.css';

type Props = {
  cards: ThemeCard[];
  count: number;
  more: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
};

export function ThemeCards({ cards, count, more }: Props) {
  return (
    <>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <OneCard key={card.id} card={card} />
        ))}
      </ul>
      <MoreRows query={more} shown={cards.length} count={count} />
    </>
  );
}

function OneCard({ card }: { card: ThemeCard }) {
  const { id, title, summary, cover, genre, school_grades, school, state, given_to, count_given } = card;
  return (
    <li className={styles.card}>
      <img src={cover} alt="" width={480} height={240} loading="lazy" className={styles.cover} />
      <div className={styles.body}>
        <h2 className={styles.name}>
          <Link to={paths.theme(id)} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.facts}>{dotted(genre.name, texts.grades(school_grades))} </p>
        {(school || state === 'draft') && (
          <p className={styles.signs}>
            {state === 'draft' && <Badge tone="warn">{texts.draft}</Badge>}
            {school && <Badge tone="neutral">{texts.ofSchool(school.name)}</Badge>}
          </p>
        )}
        {count_given > 0 && (
          <p className={styles.given}>
            {texts.given(
              count_given,
              given_to.map(({ school_group_name }) => school_group_name),
            )}
          </p>
        )}
      </div>
    </li>
  );
}
