import { ArrowRightLeft, KeyRound, LogOut, X } from 'lucide-react';
import { Button } from '../../../ui/actions/button';
import { IconButton } from '../../../ui/actions/icon-button';
import styles from './members.module.css';
import { texts } from './texts';

export type BulkAction = 'passwords' | 'move' | 'leave';

type Props = { count: number; hidden: number; allowed: readonly BulkAction[]; onAct: (action: BulkAction) => void; onClear: () => void };

const ACTIONS = [
  { id: 'passwords', text: texts.newPasswords, icon: <KeyRound aria-hidden="true" /> },
  { id: 'move', text: texts.move, icon: <ArrowRightLeft aria-hidden="true" /> },
  { id: 'leave', text: texts.leave, icon: <LogOut aria-hidden="true" /> },
] as const;

/** What can be done with the ones selected. It stays at the foot of the window while there is anyone. */
export function SelectionBar({ count, hidden, allowed, onAct, onClear }: Props) {
  return (
    <section aria-label={texts.bar} className={styles.bar} data-empty={count === 0 || undefined}>
      <p role="status" className={styles.selected}>
        {count > 0 && (
          <>
            <strong>{texts.selected(count)}</strong> {hidden > 0 && <span>{texts.hidden(hidden)}</span>}
          </>
        )}
      </p>
      {count > 0 && (
        <div className={styles.actions}>
          {ACTIONS.filter(({ id }) => allowed.includes(id)).map(({ id, text, icon }) => (
            <Button key={id} icon={icon} onClick={() => onAct(id)}>
              {text}
            </Button>
          ))}
          <IconButton label={texts.clearSelection} icon={<X aria-hidden="true" />} onClick={onClear} />
        </div>
      )}
    </section>
  );
}
