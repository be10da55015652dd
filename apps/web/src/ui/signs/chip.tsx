import { X } from 'lucide-react';
import { texts } from '../texts';
import styles from './signs.module.css';

type Props = {
  children: string;
  /** A choice that is on or off. */
  selected?: boolean;
  onToggle?: (selected: boolean) => void;
  /** A filter in force, which can be taken away. */
  onRemove?: () => void;
  disabled?: boolean;
};

/** A small choice among others. Without a callback it is only a word. */
export function Chip({ children, selected = false, onToggle, onRemove, disabled = false }: Props) {
  if (onToggle) {
    return (
      <button type="button" aria-pressed={selected} disabled={disabled} className={styles.chip} onClick={() => onToggle(!selected)}>
        {children}
      </button>
    );
  }
  return (
    <span className={styles.chip}>
      {children}
      {onRemove && (
        <button type="button" aria-label={texts.remove(children)} disabled={disabled} className={styles.remove} onClick={onRemove}>
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
