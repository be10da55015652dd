import type { MotivatingText } from '@lauda/contract/themes';
import { FigureBars } from './figure-bars';
import { Paragraphs } from './paragraphs';
import { texts } from './texts';
import styles from './theme.module.css';

export function MotivatingBody({ item: { title, body, source, is_invented, figure } }: { item: MotivatingText }) {
  return (
    <>
      {title && <h3 className={styles.motivatingTitle}>{title}</h3>}
      {figure && <FigureBars title={title} figure={figure} />}
      <Paragraphs text={body} className={styles.read ?? ''} />
      {(source || is_invented) && (
        <p className={styles.source}>
          {source && texts.source(source)} {is_invented && <em>({texts.invented})</em>}
        </p>
      )}
    </>
  );
}
