import type { BankComment } from '@lauda/contract/comment-bank';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden';
import { texts } from '../texts';
import { BankList, optionId } from './bank-list';
import styles from './composer.module.css';
import { type FormDesk, LONGEST_COMMENT } from './form-values';
import { useBank } from './use-bank';

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  comment: string;
  competence_id: number | null;
  desk: FormDesk;
  onChange(comment: string): void;
  onChoose(comment: BankComment): void;
  onEnter(): void;
};

/** The comment. A slash as its first letter opens the bank; what follows is the search, until one is chosen or Esc. */
export function CommentField({ field, comment, competence_id, desk, onChange, onChoose, onEnter }: Props) {
  const id = useId();
  const [isBankOpen, setIsBankOpen] = useState(comment === '/');
  const bank = useBank(isBankOpen ? comment.slice(1) : null, competence_id, desk.searchBank);
  const excess = comment.length - LONGEST_COMMENT;

  const choose = (chosen: BankComment) => {
    setIsBankOpen(false);
    onChoose(chosen);
    field.current?.focus();
  };
  const type = (next: string) => {
    // Only a slash in an empty comment asks for the bank; one in a date or a fraction does not.
    setIsBankOpen(next.startsWith('/') && (isBankOpen || comment === ''));
    onChange(next);
  };
  const press = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (isBankOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      bank.step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (isBankOpen && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      type('');
    } else if (isEnter) {
      event.preventDefault();
      // The desk finishes a review with Ctrl+Enter: not this one.
      event.stopPropagation();
      if (!isBankOpen) onEnter();
      else if (bank.active) choose(bank.active);
    }
  };

  return (
    <div className={styles.comment}>
      <label htmlFor={`${id}-field`}>
        <VisuallyHidden>{texts.composer.comment}</VisuallyHidden>
      </label>
      <textarea
        ref={field}
        id={`${id}-field`}
        className={styles.field}
        rows={3}
        value={comment}
        placeholder={texts.composer.placeholder}
        aria-autocomplete="list"
        aria-controls={isBankOpen ? `${id}-bank` : undefined}
        aria-activedescendant={isBankOpen && bank.active ? optionId(`${id}-bank`, bank.active) : undefined}
        aria-invalid={excess > 0 || undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      {excess > 0 && (
        <p role="alert" className={styles.error}>
          {texts.composer.tooLong(excess)}
        </p>
      )}
      {isBankOpen && <BankList id={`${id}-bank`} bank={bank} competences={desk.competences} onChoose={choose} />}
    </div>
  );
}
