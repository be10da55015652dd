import { ArrowRightLeft, KeyRound, LogOut } from 'lucide-react';
import { Button } from '../../../ui/actions/button';
import { SelectionBar } from '../../../ui/layout/selection-bar';
import { texts } from './texts';

export type BulkAction = 'passwords' | 'move' | 'leave';

type Props = { count: number; hidden: number; allowed: readonly BulkAction[]; onAct: (action: BulkAction) => void; onClear: () => void };

const ACTIONS = [
  { id: 'passwords', text: texts.newPasswords, icon: <KeyRound aria-hidden="true" /> },
  { id: 'move', text: texts.move, icon: <ArrowRightLeft aria-hidden="true" /> },
  { id: 'leave', text: texts.leave, icon: <LogOut aria-hidden="true" /> },
] as const;

export const MembersSelection = ({ count, hidden, allowed, onAct, onClear }: Props) => (
  <SelectionBar
    label={texts.bar}
    onClear={onClear}
    said={
      count > 0 && (
        <>
          <strong>{texts.selected(count)}</strong> {hidden > 0 && <span>{texts.hidden(hidden)}</span>}
        </>
      )
    }
  >
    {ACTIONS.filter(({ id }) => allowed.includes(id)).map(({ id, text, icon }) => (
      <Button key={id} icon={icon} onClick={() => onAct(id)}>
        {text}
      </Button>
    ))}
  </SelectionBar>
);
