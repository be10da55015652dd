import type { TodayItem } from '@lauda/contract/home';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/actions/button';
import { ListRow, ListRows } from '../../ui/layout/list-row';
import styles from './home.module.css';
import { texts } from './texts';

/** More than this is not a day's work, and hides the classes. */
const AT_ONCE = 7;

/** Short sentences, the number first, the action last; and when there is nothing, something kind. */
export function TodayList({ items, now }: { items: TodayItem[]; now: Date }) {
  const [isWhole, setIsWhole] = useState(items.length <= AT_ONCE + 1);
  return (
    <section aria-label={texts.todayTitle} className={styles.today}>
      {items.length === 0 ? (
        <p className={styles.kind}>{texts.kind[now.getDay()]}</p>
      ) : (
        <ListRows>
          {(isWhole ? items : items.slice(0, AT_ONCE)).map((item) => {
            const { sentence, aside, action, tone } = texts.said[item.kind](item, now);
            return (
              <ListRow key={item.kind + item.link} number={item.count} aside={aside} action={action} to={item.link} {...(tone && { tone })}>
                {sentence}
              </ListRow>
            );
          })}
        </ListRows>
      )}
      {!isWhole && (
        <p className={styles.moreToday}>
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            {texts.moreToday(items.length - AT_ONCE)}
          </Button>
        </p>
      )}
      <p className={styles.toDesk}>
        <Link to={paths.reviewDesk}>{texts.desk}</Link>
      </p>
    </section>
  );
}
