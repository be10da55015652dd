import type { AnalysisState, Highlight } from '@lauda/contract/analysis';
import { useEffect, useRef, useState } from 'react';
import { groupOf, HIGHLIGHT_GROUPS, type HighlightGroup } from '../../parts/highlight-groups';
import { ErrorState } from '../../ui/states/error-state';
import { Loading, SkeletonText } from '../../ui/states/skeleton';
import styles from './bench.module.css';
import { Figures } from './figures';
import { MarkList } from './mark-list';
import { PaintedText } from './painted-text';
import { Proposal } from './proposal';
import { SuggestedScore } from './suggested-score';
import { texts } from './texts';

type Props = {
  raw: string;
  hasGenre: boolean;
  state: AnalysisState;
  /** After a suggestion was taken: the button that was pressed is gone, and the keyboard needs a place to go on from. */
  takesFocus: boolean;
  onAccept: (mark: Highlight, suggestion: string) => void;
};

export function ReadingResult({ raw, hasGenre, state, takesFocus, onAccept }: Props) {
  const [shown, setShown] = useState<ReadonlySet<HighlightGroup>>(new Set(HIGHLIGHT_GROUPS));
  const status = useRef<HTMLOutputElement>(null);
  const { result, ai_score, failure } = state;
  useEffect(() => {
    if (takesFocus && result) status.current?.focus();
  }, [takesFocus, result]);
  if (state.state === 'failed') return <ErrorState level={2} title={texts.failed} detail={failure ?? ''} />;
  if (!result)
    return (
      <Loading label={state.state === 'queued' ? texts.queued : texts.running}>
        <SkeletonText lines={8} />
      </Loading>
    );
  const show = (group: HighlightGroup, isShown: boolean) =>
    setShown((known) => new Set(HIGHLIGHT_GROUPS.filter((one) => (one === group ? isShown : known.has(one)))));
  return (
    <>
      <output ref={status} tabIndex={-1} className={styles.status}>
        {texts.done(result.highlights.length)}
      </output>
      <div className={styles.desk}>
        <PaintedText raw={raw} marks={result.highlights.filter(({ category }) => shown.has(groupOf(category)))} onAccept={onAccept} />
        <MarkList raw={raw} marks={result.highlights} shown={shown} onShow={show} onAccept={onAccept} />
        <div className={styles.panels}>
          {ai_score && <SuggestedScore score={ai_score} hasGenre={hasGenre} />}
          {result.intervention && <Proposal intervention={result.intervention} />}
          <Figures stats={result.stats} />
        </div>
      </div>
    </>
  );
}
