import type { Competence } from '@lauda/contract/review-grids';
import type { CompetenceGrade } from '@lauda/contract/review-parts';
import { type ReactNode, useId } from 'react';
import { CompetenceKey } from '../../../ui/signs/competence-chip';
import type { GradeFields } from '../saving/changes';
import { texts } from '../texts';
import styles from './grading.module.css';
import { LevelChoice } from './level-choice';
import { SavedText } from './saved-text';

const words = texts.grading;
const LONGEST_COMMENT = 4000;
const LONGEST_JUSTIFICATION = 2000;

type Props = {
  competence: Competence;
  grade: CompetenceGrade | undefined;
  isOpen: boolean;
  isReadOnly: boolean;
  needsJustification: boolean;
  /** What the person is led to and has not decided: shown with a question mark. */
  proposed: number | null;
  suggested: number | null;
  children?: ReactNode;
  onOpen: (isOpen: boolean) => void;
  onChange: (fields: GradeFields) => void;
  onNext: () => void;
};

/** One competence: its level with what it says, what the next one asks for, and the words to the student. */
export function CompetenceCard(props: Props) {
  const { competence, grade, isOpen, isReadOnly, needsJustification, proposed, suggested, children, onOpen, onChange, onNext } = props;
  const id = useId();
  const at = competence.levels.findIndex((one) => one.id === grade?.level_id);
  const level = competence.levels[at];
  const next = competence.levels[at + 1];
  return (
    <section className={styles.card} data-competence={competence.position} data-open={isOpen || undefined} aria-labelledby={`${id}-name`}>
      <h3 className={styles.heading}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          aria-keyshortcuts={`Alt+${competence.position}`}
          onClick={() => onOpen(!isOpen)}
        >
          <CompetenceKey number={competence.position} />
          <span id={`${id}-name`}>{competence.short_name}</span>
          {suggested !== null && <small className={styles.suggested}>{texts.ai.competence(suggested)}</small>}
          <span className={styles.points} data-open-question={level ? undefined : true}>
            {level?.points ?? (proposed === null ? '–' : words.proposed(proposed))}
          </span>
        </button>
      </h3>
      <div id={`${id}-body`} className={styles.body} hidden={!isOpen} data-levels-of={competence.position}>
        <LevelChoice
          competence={competence}
          level_id={grade?.level_id ?? null}
          isReadOnly={isReadOnly}
          onChoose={(level_id) => onChange({ level_id })}
          onNext={onNext}
        />
        <p className={styles.descriptor}>{level?.descriptor ?? competence.description}</p>
        {level && next && level.to_next && (
          <p className={styles.toNext}>
            <strong>{words.toNext(next.points)}</strong> {level.to_next}
          </p>
        )}
        {children}
        {needsJustification && (
          <SavedText
            label={words.justification}
            description={words.justificationHint}
            error={!isReadOnly && (grade?.justification ?? '').trim() === '' ? words.justificationMissing : undefined}
            value={grade?.justification ?? ''}
            isReadOnly={isReadOnly}
            maxLength={LONGEST_JUSTIFICATION}
            onChange={(justification) => onChange({ justification })}
          />
        )}
        {(!isReadOnly || grade?.comment) && (
          <SavedText
            label={words.comment}
            value={grade?.comment ?? ''}
            isReadOnly={isReadOnly}
            maxLength={LONGEST_COMMENT}
            onChange={(comment) => onChange({ comment })}
          />
        )}
      </div>
    </section>
  );
}
