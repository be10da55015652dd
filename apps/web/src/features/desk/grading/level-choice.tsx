import type { Competence } from '@lauda/contract/review-grids';
import { type KeyboardEvent, useId } from 'react';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { texts } from '../texts';
import styles from './grading.module.css';

const words = texts.grading;
const FORTH = ['ArrowRight', 'ArrowUp'];
const BACK = ['ArrowLeft', 'ArrowDown'];

type Props = {
  competence: Competence;
  level_id: number | null;
  isReadOnly: boolean;
  onChoose: (level_id: number) => void;
  /** On to the next competence. */
  onNext: () => void;
};

/** The levels as radio buttons: one stop for Tab, arrows change, a digit chooses, Enter goes on. */
export function LevelChoice({ competence, level_id, isReadOnly, onChoose, onNext }: Props) {
  const name = useId();
  const { levels } = competence;
  const at = levels.findIndex(({ id }) => id === level_id);

  function chosenBy(key: string) {
    if (/^[0-9]$/.test(key)) return levels.find(({ level }) => level === Number(key));
    // Up is better, whatever the browser makes of arrows in a group; from nothing, the ends are one key away.
    if (FORTH.includes(key)) return at === -1 ? levels[0] : (levels[at + 1] ?? levels[at]);
    if (BACK.includes(key)) return at === -1 ? levels.at(-1) : (levels[at - 1] ?? levels[at]);
    return undefined;
  }

  const hear = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const level = isReadOnly ? undefined : chosenBy(event.key);
    if (level) {
      onChoose(level.id);
      event.currentTarget.querySelector<HTMLInputElement>(`input[value="${level.id}"]`)?.focus();
    } else if (event.key === 'Enter') onNext();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <fieldset className={styles.levels} onKeyDown={hear} aria-describedby={`${name}-help`}>
      <legend>
        <VisuallyHidden>{words.levels(competence.short_name)}</VisuallyHidden>
      </legend>
      <VisuallyHidden>
        <span id={`${name}-help`}>{words.levelsHelp}</span>
      </VisuallyHidden>
      {levels.map((level) => (
        <label key={level.id} className={styles.level} title={level.descriptor}>
          <input
            type="radio"
            name={name}
            value={level.id}
            checked={level.id === level_id}
            aria-disabled={isReadOnly || undefined}
            aria-describedby={`${name}-${level.id}`}
            onChange={() => !isReadOnly && onChoose(level.id)}
          />
          <span>{level.points}</span>
        </label>
      ))}
      {/* Outside the labels: a level is called by its points, and described by its words. */}
      <VisuallyHidden>
        {levels.map((level) => (
          <span key={level.id} id={`${name}-${level.id}`}>
            {level.descriptor}
          </span>
        ))}
      </VisuallyHidden>
    </fieldset>
  );
}
