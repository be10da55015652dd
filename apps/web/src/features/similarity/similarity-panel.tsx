import { analysis, type Passage } from '@lauda/contract/analysis';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/calling/call';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../parts/load-failed';
import { Button } from '../../ui/actions/button';
import { Loading, SkeletonText } from '../../ui/states/skeleton';
import { toast } from '../../ui/states/toast-queue';
import styles from './similarity.module.css';
import { texts } from './texts';

/** ENEM reads a text with fewer lines of one's own as a copy. */
const LEAST_OWN_LINES = 8;

/** A mark as the desk takes it. */
type Draft = {
  start: number | null;
  end: number | null;
  quote: string;
  annotation_type: 'plagio';
  competence_id: number | null;
  comment: string;
  suggested_text: string;
};

type Props = {
  compositionId: number;
  /** Null for whoever only reads. */
  onAnnotate: ((draft: Draft) => void) | null;
};

/** What also stands elsewhere, side by side; one click turns a passage into a mark. */
export function SimilarityPanel({ compositionId, onAnnotate }: Props) {
  const found = useQuery({
    queryKey: ['compositions', compositionId, 'similarity'],
    queryFn: ({ signal }) => call(analysis.similarity, { params: { id: compositionId } }, { signal }),
  });
  if (found.isError && !found.data) return <LoadFailed query={found} title={texts.failed} compact />;
  if (!found.data)
    return (
      <Loading label={texts.loading}>
        <SkeletonText lines={5} />
      </Loading>
    );
  const { share, share_of_theme, share_of_others, own_lines, lines, passages } = found.data;
  return (
    <section aria-label={texts.title} className={styles.panel}>
      <h2>{texts.title}</h2>
      <p className={styles.share}>{texts.share(share)}</p>
      {share > 0 && (
        <p className={styles.quiet}>
          {texts.ofTheme(share_of_theme)} · {texts.ofOthers(share_of_others)}
        </p>
      )}
      <p className={own_lines < LEAST_OWN_LINES ? styles.bad : styles.quiet}>
        {texts.ownLines(own_lines, lines)}
        {own_lines < LEAST_OWN_LINES && `. ${texts.tooFew}`}
      </p>
      <ol className={styles.passages}>
        {passages.map((passage) => (
          <OnePassage key={`${passage.start}-${passage.source_title}`} passage={passage} onAnnotate={onAnnotate} />
        ))}
      </ol>
      {onAnnotate && passages.length > 0 && <p className={styles.quiet}>{texts.decide}</p>}
    </section>
  );
}

function OnePassage({ passage, onAnnotate }: { passage: Passage; onAnnotate: Props['onAnnotate'] }) {
  const { start, end, quote, source, source_title, source_quote, source_before, source_after, composition_id } = passage;
  const name = source === 'composition' && composition_id === null ? texts.elsewhere : source_title;
  const [isMarked, setIsMarked] = useState(false);
  const mark = () => {
    setIsMarked(true);
    onAnnotate?.({
      start,
      end,
      quote,
      annotation_type: 'plagio',
      competence_id: null,
      comment: texts.comment(`“${name}”`),
      suggested_text: '',
    });
    toast.success(texts.marked);
  };
  return (
    <li className={styles.passage}>
      <p className={styles.quiet}>
        {texts.source[source]}: {name}
      </p>
      <dl className={styles.pair}>
        <div>
          <dt>{texts.here}</dt>
          <dd>
            <mark>{quote}</mark>
          </dd>
        </div>
        <div>
          <dt>{texts.there}</dt>
          <dd>
            {source_before}
            <mark>{source_quote}</mark>
            {source_after}
          </dd>
        </div>
      </dl>
      <p className={styles.actions}>
        {onAnnotate && (
          <Button size="s" disabled={isMarked} onClick={mark}>
            {isMarked ? texts.isMarked : texts.mark}
          </Button>
        )}
        {composition_id !== null && <Link to={paths.review(composition_id)}>{texts.open}</Link>}
      </p>
    </li>
  );
}
