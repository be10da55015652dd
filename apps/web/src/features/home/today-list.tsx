import type { TodayItem } from '@lauda/contract/home';
import { ListRow, ListRows } from '../../ui/layout/list-row';
import styles from './home.module.css';
import { texts } from './texts';

/** Short sentences, the number first, the action last; and when there is nothing, something kind. */
export function TodayList({ items, now }: { items: TodayItem[]; now: Date }) {
  return (
    <section aria-label={texts.todayTitle} className={styles.today}>
      {items.length === 0 ? (
        <p className={styles.kind}>{texts.kind[now.getDay()]}</p>
      ) : (
        <ListRows>
          {items.map((item) => {
            const { sentence, aside, action, tone } = texts.said[item.kind](item, now);
            return (
              <ListRow key={item.kind + item.link} number={item.count} aside={aside} action={action} to={item.link} {...(tone && { tone })}>
                {sentence}
              </ListRow>
            );
          })}
        </ListRows>
      )}
    </section>
  );
}
