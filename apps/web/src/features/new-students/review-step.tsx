import type { SchoolGroup } from '@lauda/contract/schools';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type CreationReply, useCreateStudents } from './new-students-queries';
import { CreatingProgress } from './result/creating-progress';
import { ColumnMapping } from './review/column-mapping';
import { type Draft, hasName, rowsOf, withColumn, withEdit, withExcluded } from './review/draft';
import { PreviewTable } from './review/preview-table';
import { refusedRows } from './review/refused-rows';
import styles from './review/review.module.css';
import { ReviewBar } from './review/review-bar';
import { type Filter, filterIn, ReviewFilters } from './review/review-filters';
import { ReviewNotices } from './review/review-notices';
import { countsOf, judge } from './review/verdict';
import { texts } from './texts';
import { useCheckedRows } from './use-checked-rows';

type Props = {
  group: SchoolGroup;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onCreated: (reply: CreationReply) => void;
  onBack: () => void;
};

/** Every row with what will become of it. Nothing is written before the last button. */
export function ReviewStep({ group, draft, onChange, onCreated, onBack }: Props) {
  const rows = useMemo(() => rowsOf(draft), [draft]);
  const isNamed = hasName(draft);
  const check = useCheckedRows(group.id, rows, isNamed);
  const { isCreating, create } = useCreateStudents(group.id);
  const [failure, setFailure] = useState<unknown>(null);
  const [isRefused, setRefused] = useState(false);
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isCreating) heading.current?.focus({ preventScroll: true });
  }, [isCreating]);

  const judged = useMemo(() => rows.map((row) => judge(row, check.checked)), [rows, check.checked]);
  const counts = countsOf(judged);
  const filter = filterIn(search.get('ver'));
  const shown = filter === 'all' ? judged : judged.filter(({ state }) => state === filter);

  const choose = (ver: Filter) => {
    const next = new URLSearchParams(search);
    next.set('ver', ver);
    setSearch(next, { replace: true });
  };
  const change = (next: Draft) => {
    setRefused(false);
    onChange(next);
  };
  const confirm = async () => {
    const sent = rows.filter(({ excluded }) => !excluded);
    setRefused(false);
    setFailure(null);
    const answer = await create(sent);
    if ('reply' in answer && answer.reply.refused === 0) return onCreated(answer.reply);
    const refused = 'reply' in answer ? answer.reply.results : refusedRows(answer.error);
    if (refused.length === 0 && 'error' in answer) return setFailure(answer.error);
    check.note(sent, refused);
    setRefused(true);
  };

  if (isCreating) return <CreatingProgress count={counts.created} />;
  return (
    <section aria-labelledby="conferir" className={styles.review}>
      <div>
        <h2 id="conferir" ref={heading} tabIndex={-1}>
          {texts.reviewTitle}
        </h2>
        <p className={styles.lead}>
          {texts.reviewLead} {draft.fileName && texts.fromFile(draft.fileName)}
        </p>
      </div>
      <ColumnMapping draft={draft} onChoose={(column, use) => change(withColumn(draft, column, use))} />
      <ReviewNotices isNamed={isNamed} isRefused={isRefused} check={check} failure={failure} onTryAgain={() => void confirm()} />
      <ReviewFilters
        counts={counts}
        total={judged.length}
        selected={filter}
        onSelect={choose}
        onExcludeRefused={() =>
          change(
            withExcluded(
              draft,
              judged.flatMap(({ state, line }) => (state === 'refused' ? [line] : [])),
              true,
            ),
          )
        }
      />
      <PreviewTable
        rows={shown}
        onEdit={(line, field, value) => change(withEdit(draft, line, field, value))}
        onExclude={(line, isExcluded) => change(withExcluded(draft, [line], isExcluded))}
      />
      <ReviewBar counts={counts} onBack={onBack} onConfirm={() => void confirm()} />
    </section>
  );
}
