import type { Composition } from '@lauda/contract/compositions';
import { wordDifference } from '@lauda/domain/word-difference';
import { useMemo } from 'react';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { texts } from './texts';
import styles from './versions.module.css';

type Version = Pick<Composition, 'title' | 'composition_raw'>;

/** On the left what stood there, what left it struck through; on the right what stands there now, what is new underlined. */
export function SideBySide({ before, after }: { before: Version; after: Version }) {
  const segments = useMemo(
    () => wordDifference(before.composition_raw, after.composition_raw),
    [before.composition_raw, after.composition_raw],
  );
  const side = (kept: 'removed' | 'added') =>
    segments
      .filter(({ kind }) => kind === 'same' || kind === kept)
      .map(({ kind, text, old, new: now }) => {
        const key = `${kind}-${old.start}-${now.start}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Tag = kind === 'removed' ? 'del' : 'ins';
        return (
          <Tag key={key} className={styles[kind]}>
            <VisuallyHidden>{kind === 'removed' ? `[${texts.removed}: ` : `[${texts.added}: `}</VisuallyHidden>
            {text}
            <VisuallyHidden>]</VisuallyHidden>
          </Tag>
        );
      });
  return (
    <>
      <p className={styles.quiet}>{texts.legend}</p>
      <div className={styles.versions}>
        <article className={styles.version} aria-label={texts.first}>
          <h2>{texts.first}</h2>
          {before.title && <h3>{before.title}</h3>}
          <p className={styles.text}>{side('removed')}</p>
        </article>
        <article className={styles.version} aria-label={texts.second}>
          <h2>{texts.second}</h2>
          {after.title && <h3>{after.title}</h3>}
          <p className={styles.text}>{side('added')}</p>
        </article>
      </div>
    </>
  );
}
