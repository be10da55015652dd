import type { AnalysisState } from '@lauda/contract/analysis';
import { ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { groupOf, HIGHLIGHT_GROUPS, type HighlightGroup } from '../../../parts/highlight-groups';
import { IconButton } from '../../../ui/actions/icon-button';
import { classes } from '../../../ui/classes';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import looks from '../sheet/paint/looks.module.css';
import { texts as sheetTexts } from '../sheet/texts';
import type { ListedMark } from './marks';
import { shownFigures } from './text-figures';
import { texts } from './texts';
import styles from './tools.module.css';

type Props = {
  analysis: AnalysisState | undefined;
  hasFailed: boolean;
  shownGroups: ReadonlySet<HighlightGroup>;
  onToggle: (group: HighlightGroup) => void;
  shownStats: readonly string[];
  accepted: number;
  marks: readonly ListedMark[];
  canAnnotate: boolean;
  zoom: number;
  onZoom: (step: 1 | -1) => void;
  onShow: (start: number, end: number) => void;
  children?: ReactNode;
};

/** Null while nothing was read: that is not the same as nothing found. */
const countOf = (analysis: AnalysisState | undefined, group: HighlightGroup) =>
  analysis?.result?.highlights.filter(({ category }) => groupOf(category) === group).length ?? null;

/** What is painted on the text, its figures, and a list of all that was marked. */
export function Tools(props: Props) {
  const { analysis, hasFailed, shownGroups, onToggle, marks, onShow } = props;
  const isReading = analysis?.state === 'queued' || analysis?.state === 'running';
  const figures = shownFigures(analysis?.result?.stats, props.shownStats);
  return (
    <>
      <h2 className={styles.title}>{texts.highlights}</h2>
      <div className={styles.groups}>
        {HIGHLIGHT_GROUPS.map((group) => {
          const count = countOf(analysis, group);
          return (
            <button
              key={group}
              type="button"
              aria-pressed={shownGroups.has(group)}
              aria-label={count === null ? sheetTexts.group(group) : texts.onOff(sheetTexts.group(group), count)}
              className={styles.group}
              onClick={() => onToggle(group)}
            >
              <span className={classes(styles.name, looks[`sheet-${group}`])}>{sheetTexts.group(group)}</span>
              <small>{count}</small>
            </button>
          );
        })}
      </div>
      {isReading && <p className={styles.words}>{texts.reading}</p>}
      {(hasFailed || analysis?.state === 'failed') && <p className={styles.words}>{texts.readingFailed}</p>}

      {figures.length > 0 && (
        <>
          <h2 className={styles.title}>{texts.text}</h2>
          <dl className={styles.figures}>
            {figures.map(({ name, value, target, isOutside }) => (
              <div key={name} title={target ?? undefined} data-outside={isOutside || undefined}>
                <dt>{texts.stats[name]}</dt>
                <dd>
                  {texts.number(value)}
                  {target && <VisuallyHidden>{isOutside ? texts.outside(target) : texts.inside(target)}</VisuallyHidden>}
                </dd>
              </div>
            ))}
            <div>
              <dt>{texts.accepted}</dt>
              <dd>{props.accepted}</dd>
            </div>
          </dl>
        </>
      )}
      {props.children}

      <h2 className={styles.title}>{texts.marks}</h2>
      {marks.length === 0 && <p className={styles.words}>{props.canAnnotate ? texts.noMarks : texts.noMarksRead}</p>}
      <ul className={styles.marks}>
        {marks.map(({ client_id, position, short, where, start, end }) => (
          <li key={client_id} data-competence={position ?? undefined}>
            <button
              type="button"
              disabled={start === null || end === null}
              onClick={() => start !== null && end !== null && onShow(start, end)}
            >
              {position !== null && <b>{texts.competence(position)}</b>} <span>{short}</span>
              <small>{where}</small>
            </button>
          </li>
        ))}
      </ul>

      {/* biome-ignore lint/a11y/useSemanticElements: three small controls, not a form */}
      <div role="group" aria-label={texts.zoom} className={styles.zoom}>
        <IconButton size="s" label={texts.smaller} icon={<ZoomOut aria-hidden="true" />} onClick={() => props.onZoom(-1)} />
        <span>{texts.zoomed(props.zoom)}</span>
        <IconButton size="s" label={texts.larger} icon={<ZoomIn aria-hidden="true" />} onClick={() => props.onZoom(1)} />
      </div>
    </>
  );
}
