import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { TextButton } from '../../../../ui/actions/text-button';
import { texts } from '../texts';
import styles from './composer.module.css';

/** How the passage could read: rarely needed, so a word until asked for. */
export function SuggestionField({ value, onChange }: { value: string; onChange(text: string): void }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(value !== '');
  if (!isOpen) {
    return (
      <TextButton className={styles.more} onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" />
        {texts.composer.addSuggestion}
      </TextButton>
    );
  }
  return (
    <div>
      <label htmlFor={id} className={styles.shownLegend}>
        {texts.composer.suggestion}
      </label>
      <input
        id={id}
        className={styles.field}
        value={value}
        maxLength={2000}
        // biome-ignore lint/a11y/noAutofocus: it was asked for by the press that made it appear
        autoFocus={value === ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
