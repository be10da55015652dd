import type { Composition } from '@lauda/contract/compositions';
import { wordDifference } from '@lauda/domain/text/word-difference';
import { useMemo } from 'react';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { texts } from './texts';
import { type Piece, versionParagraphs } from './version-paragraphs';
import { VersionReview } from './version-review';
import styles from './versions.module.css';

/** On the left what stood there, what left it struck through; on the right what stands there now, what is new underlined. */
export function SideBySide({ before, after }: { before: Composition; after: Composition }) {
  const segments = useMemo(
    () => wordDifference(before.composition_raw, after.composition_raw),
    [before.composition_raw, after.composition_raw],
  );
  return (
    <>
      <p className={styles.quiet}>{segments.every(({ kind }) => kind === 'same') ? texts.unchanged : texts.legend}</p>
      <div className={styles.versions}>
        <Version name={texts.first} composition={before} paragraphs={versionParagraphs(segments, 'removed')} />
        <Version name={texts.second} composition={after} paragraphs={versionParagraphs(segments, 'added')} />
      </div>
    </>
  );
}

function Version({ name, composition, paragraphs }: { name: string; composition: Composition; paragraphs: Piece[][] }) {
  return (
    <article className={styles.version} aria-label={name}>
      <h2>{name}</h2>
      {composition.title && <h3>{composition.title}</h3>}
      <div className={styles.text}>
        {paragraphs.map((pieces) => (
          <p key={pieces[0]?.key}>{pieces.map(shownPiece)}</p>
        ))}
      </div>
      <VersionReview composition={composition} />
    </article>
  );
}

function shownPiece({ key, kind, text }: Piece) {
  if (kind === 'same') return <span key={key}>{text}</span>;
  const Tag = kind === 'removed' ? 'del' : 'ins';
  return (
    <Tag key={key} className={styles[kind]}>
      <VisuallyHidden>{kind === 'removed' ? `[${texts.removed}: ` : `[${texts.added}: `}</VisuallyHidden>
      {text}
      <VisuallyHidden>]</VisuallyHidden>
    </Tag>
  );
}
