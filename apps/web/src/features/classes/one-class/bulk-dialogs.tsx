import type { SchoolGroup } from '@lauda/contract/schools';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths';
import { keepSlips } from '../../../parts/access-slips/slips-in-hand';
import { LeaveDialog } from '../../../parts/student-moves/leave-dialog';
import { MoveDialog } from '../../../parts/student-moves/move-dialog';
import type { FindableMember } from './member-list';
import type { BulkAction } from './members-selection';
import { type NewPasswords, NewPasswordsDialog } from './new-passwords-dialog';

type Props = {
  action: BulkAction | null;
  group: SchoolGroup;
  students: readonly FindableMember[];
  onClose: () => void;
  onDone: () => void;
};

/** What a bulk action asks before it happens. Each one happens whole or not at all. */
export function BulkDialogs({ action, group, students, onClose, onDone }: Props) {
  const navigate = useNavigate();
  const toSlips = (made: NewPasswords) => {
    keepSlips(made, { schoolName: group.school_name, groupName: group.name, backTo: paths.schoolGroup(group.id) });
    void navigate(paths.accessSlips);
  };
  return (
    <>
      <NewPasswordsDialog open={action === 'passwords'} students={students} onClose={onClose} onMade={toSlips} />
      <MoveDialog open={action === 'move'} students={students} from={group} onClose={onClose} onMoved={onDone} />
      <LeaveDialog open={action === 'leave'} students={students} from={group} onClose={onClose} onLeft={onDone} />
    </>
  );
}
