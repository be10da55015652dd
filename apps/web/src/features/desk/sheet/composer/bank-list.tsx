import type { BankComment } from '@lauda/contract/comment-bank';
import { useEffect, useRef } from 'react';
import { colourOf } from '../paint/marks';
import type { SheetCompetence } from '../sheet-shape';
import { texts } from '../texts';
import styles from './bank.module.css';
import type { useBank } from './use-bank';

type Props = {
  id: string;
  bank: ReturnType<typeof useBank>;
  competences: readonly SheetCompetence[];
  onChoose(comment: BankComment): void;
};

export const optionId = (listId: string, comment: BankComment) => `${listId}-${comment.id}`;

/** What the bank found, in its own order: the most used first. The focus stays in the comment; arrows move here. */
export function BankList({ id, bank, competences, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const { active, comments } = bank;
  useEffect(() => {
    if (active) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const isFound = comments.length > 0;
  useEffect(() => {
    if (isFound) whole.current?.scrollIntoView({ block: 'nearest' });
  }, [isFound]);
  return (
    <div ref={whole} className={styles.bank}>
      <p role="status" className={comments.length > 0 ? styles.quiet : styles.state}>
        {bank.isFailed && texts.bank.failed}
        {!bank.isFailed &&
          (bank.isSearching ? texts.bank.searching : comments.length === 0 ? texts.bank.none : texts.bank.found(comments.length))}
      </p>
      <div role="listbox" id={id} aria-label={texts.bank.label} ref={list} className={styles.list}>
        {comments.map((comment, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the comment, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: an option is reached by aria-activedescendant, not by focus
          <div
            key={comment.id}
            id={optionId(id, comment)}
            role="option"
            aria-selected={comment === active}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => bank.setActive(at)}
            onClick={() => onChoose(comment)}
          >
            <span className={styles.head}>
              <b data-colour={colourOf(competences, comment.competence_id)}>{texts.competence(comment.position)}</b>
              <span className={styles.title}>{comment.title}</span>
              <span className={styles.origin}>{texts.head([texts.bank.origin[comment.origin], texts.bank.uses(comment.uses)])}</span>
            </span>
            <span className={styles.text}>{comment.text}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
