import type { AnalysisState } from '@lauda/contract/analysis';
import type { Composition } from '@lauda/contract/compositions';
import { sheetLines } from '@lauda/domain/writing/composition-text';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, useMemo } from 'react';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/actions/button';
import { LinkButton } from '../../ui/actions/link-button';
import styles from './desk.module.css';
import type { Desk } from './saving/with-pending';
import type { AnnotationDraft } from './sheet/sheet-shape';
import { ThemePanel } from './theme/theme-panel';
import { listedMarks } from './tools/marks';
import { texts } from './tools/texts';
import { Tools } from './tools/tools';
import { useLooking } from './use-looking';

/** What the page above brings along: features do not know each other. */
export type SimilarityPanel = ComponentType<{ compositionId: number; onAnnotate: ((draft: AnnotationDraft) => void) | null }>;
export type Aside = 'tools' | 'theme' | 'similarity';

type Props = {
  shown: Aside;
  onClose: () => void;
  composition: Composition;
  desk: Desk;
  analysis: AnalysisState | undefined;
  hasFailed: boolean;
  isWorking: boolean;
  Similarity: SimilarityPanel | undefined;
  onAnnotate: (draft: AnnotationDraft) => void;
  onShow: (start: number, end: number) => void;
  onSimilarity: () => void;
};

/** Beside the text on the left: the tools, the theme, or where its words stand elsewhere. */
export function DeskAside(props: Props) {
  const { shown, onClose, composition, desk, analysis, hasFailed, isWorking, Similarity, onAnnotate, onShow, onSimilarity } = props;
  const looking = useLooking();
  const { competences, shown_stats } = composition.genre;
  const lines = useMemo(() => sheetLines(composition.composition_raw), [composition.composition_raw]);
  const marks = useMemo(() => listedMarks(desk.annotations, competences, lines), [desk.annotations, competences, lines]);
  if (shown === 'theme') return <ThemePanel themeId={composition.test.theme_id} competences={competences} onClose={onClose} />;
  if (shown === 'similarity' && Similarity) {
    return (
      <>
        <Button size="s" variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={onClose}>
          {texts.title}
        </Button>
        <Similarity compositionId={composition.id} onAnnotate={isWorking ? onAnnotate : null} />
      </>
    );
  }
  return (
    <Tools
      analysis={analysis}
      hasFailed={hasFailed}
      shownGroups={looking.groups}
      onToggle={looking.toggle}
      shownStats={shown_stats}
      accepted={Object.values(desk.review?.highlight_decisions ?? {}).filter((decision) => decision === 'accepted').length}
      marks={marks}
      canAnnotate={isWorking}
      zoom={looking.zoom}
      onZoom={looking.zoomBy}
      onShow={onShow}
    >
      <div className={styles.links}>
        {Similarity && (
          <Button size="s" onClick={onSimilarity}>
            {texts.similarity}
          </Button>
        )}
        {(composition.parent_id ?? composition.child_id) !== null && (
          <LinkButton size="s" to={paths.versions(composition.id)}>
            {texts.versions}
          </LinkButton>
        )}
        <LinkButton size="s" to={paths.printReview(composition.id)}>
          {texts.print}
        </LinkButton>
      </div>
    </Tools>
  );
}
