import type { MotivatingText } from '@lauda/contract/themes';
import { Maximize2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { motivatingKinds } from '../../parts/texts';
import { IconButton } from '../../ui/actions/icon-button';
import { MotivatingBody } from './motivating-body';
import { texts } from './texts';
import styles from './theme.module.css';

/** What lies above the page is fetched by whoever enlarges a text. */
const LightBox = lazy(async () => ({ default: (await import('./light-box')).LightBox }));

export function MotivatingTexts({ items }: { items: MotivatingText[] }) {
  const [shown, setShown] = useState<number | null>(null);
  return (
    <section aria-labelledby="motivadores">
      <h2 id="motivadores">{texts.motivating}</h2>
      {items.length === 0 && <p className={styles.quiet}>{texts.noMotivating}</p>}
      <ol className={styles.plain}>
        {items.map((item, place) => (
          <li key={item.title + item.body.slice(0, 40)} className={styles.motivating}>
            <header className={styles.motivatingHead}>
              <p className={styles.kind}>
                {texts.textAt(place + 1)} · {motivatingKinds[item.kind]}
              </p>
              <IconButton label={texts.enlarge(place + 1)} icon={<Maximize2 aria-hidden="true" />} onClick={() => setShown(place)} />
            </header>
            <MotivatingBody item={item} />
          </li>
        ))}
      </ol>
      {shown !== null && (
        <Suspense>
          <LightBox items={items} index={shown} onIndex={setShown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </section>
  );
}
