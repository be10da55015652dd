import type { AiScore, AnalysisResult, Highlight } from '@lauda/contract/analysis';
import type { Composition } from '@lauda/contract/compositions';
import type { Competence } from '@lauda/contract/review-grids';
import type { Review } from '@lauda/contract/review-parts';
import { c5Points } from '@lauda/domain/reviewing/c5-elements';
import { isTopGrade, maxTotal } from '@lauda/domain/reviewing/grading';
import type { ReactNode } from 'react';
import type { GradeFields, ReviewFields } from '../saving/changes';
import type { SheetHandle } from '../sheet/sheet-shape';
import { texts } from '../texts';
import { C5Checklist } from './c5-checklist';
import { CompetenceCard } from './competence-card';
import { deviationsOf } from './deviations';
import styles from './grading.module.css';
import { SavedText } from './saved-text';
import { Total } from './total';

const LONGEST_COMMENT = 8000;
export const GENERAL_COMMENT_ID = 'comentario-geral';

export type GradingPanelProps = {
  composition: Composition;
  review: Review | null;
  isReadOnly: boolean;
  /** The open competence, by position. */
  open: number | null;
  onOpen: (position: number | null) => void;
  highlights: readonly Highlight[];
  intervention: AnalysisResult['intervention'];
  ai: AiScore | undefined;
  maxGradeJustification: boolean;
  sheet: Pick<SheetHandle, 'show' | 'selection'>;
  onGrade: (competence_id: number, fields: GradeFields) => void;
  onReview: (fields: ReviewFields) => void;
  /** Leads to the next competence that lacks something. */
  onNext: (from: number) => void;
  above?: ReactNode;
  below?: ReactNode;
};

/** A proposal of intervention is judged by its five elements. */
const hasElements = ({ aspect }: Competence) => aspect === 'proposal';

/** The grid on the right: a competence at a time, the live total, the words for the whole. */
export function GradingPanel(props: GradingPanelProps) {
  const { composition, review, isReadOnly, open, highlights, ai, sheet } = props;
  const { competences } = composition.genre;
  const gradeOf = (id: number) => review?.grades.find(({ competence_id }) => competence_id === id);
  const elements = review?.elements ?? [];
  const deviations = deviationsOf(highlights, review?.highlight_decisions ?? {}, competences);

  const extra = (competence: Competence) => {
    if (!review) return null;
    if (hasElements(competence)) {
      return (
        <C5Checklist
          elements={elements}
          text={composition.composition_raw}
          found={props.intervention}
          isReadOnly={isReadOnly}
          points={gradeOf(competence.id)?.points ?? null}
          selection={sheet.selection}
          onChange={(changed) => props.onReview({ elements: changed })}
          onUse={(points) => {
            const level = competence.levels.find((one) => one.points === points);
            if (level) props.onGrade(competence.id, { level_id: level.id });
          }}
          onShow={sheet.show}
        />
      );
    }
    const counted = deviations.get(competence.id);
    return counted ? <p className={styles.small}>{texts.grading.deviations(counted.accepted, counted.rejected, counted.open)}</p> : null;
  };

  return (
    <>
      <Total review={review} most={maxTotal(composition.genre)} />
      {props.above}
      {competences.map((competence) => {
        const grade = gradeOf(competence.id);
        return (
          <CompetenceCard
            key={competence.id}
            competence={competence}
            grade={grade}
            isOpen={open === competence.position}
            isReadOnly={isReadOnly}
            needsJustification={props.maxGradeJustification && isTopGrade(competence, grade?.points ?? null)}
            proposed={hasElements(competence) && elements.length > 0 ? c5Points({ elements }) : null}
            suggested={ai?.competences[competence.position - 1] ?? null}
            onOpen={(isOpen) => props.onOpen(isOpen ? competence.position : null)}
            onChange={(fields) => props.onGrade(competence.id, fields)}
            onNext={() => props.onNext(competence.position)}
          >
            {extra(competence)}
          </CompetenceCard>
        );
      })}
      {review && (!isReadOnly || review.comment) && (
        <SavedText
          id={GENERAL_COMMENT_ID}
          label={texts.grading.general}
          rows={3}
          value={review.comment}
          isReadOnly={isReadOnly}
          maxLength={LONGEST_COMMENT}
          onChange={(comment) => props.onReview({ comment })}
        />
      )}
      {props.below}
    </>
  );
}
