import type { Student } from '@lauda/contract/students';
import { can } from '@lauda/domain/people/permissions';
import { Archive, ArrowRightLeft, KeyRound, LogOut, MoreHorizontal } from 'lucide-react';
import { paths } from '../../lib/paths';
import { useCurrentUser } from '../../session/current-user';
import { IconButton } from '../../ui/actions/icon-button';
import { LinkButton } from '../../ui/actions/link-button';
import { Menu, type MenuEntry } from '../../ui/overlays/menu';
import type { Membership } from './memberships-tab';
import { texts } from './texts';

type Props = { student: Student; onMove: (from: Membership) => void; onLeave: (from: Membership) => void; onArchive: () => void };

/** What this person may do with this student. Who is archived is first brought back. */
export function StudentActions({ student, onMove, onLeave, onArchive }: Props) {
  const me = useCurrentUser();
  if (student.archived) return null;
  const from = student.memberships.find(({ ended }) => ended === null);
  const entries: MenuEntry[] = [
    ...(from && can(me, 'student.edit')
      ? [
          { id: 'move', text: texts.move, icon: <ArrowRightLeft aria-hidden="true" />, onSelect: () => onMove(from) },
          { id: 'leave', text: texts.leave, icon: <LogOut aria-hidden="true" />, onSelect: () => onLeave(from) },
        ]
      : []),
    ...(can(me, 'student.archive')
      ? [{ id: 'archive', text: texts.archive.action, icon: <Archive aria-hidden="true" />, onSelect: onArchive, danger: true }]
      : []),
  ];
  return (
    <>
      {can(me, 'student.reset_password') && (
        <LinkButton to={paths.studentPassword(student.id)} icon={<KeyRound aria-hidden="true" />}>
          {texts.newPassword}
        </LinkButton>
      )}
      {entries.length > 0 && (
        <Menu
          label={texts.more}
          trigger={<IconButton variant="plain" label={texts.more} icon={<MoreHorizontal aria-hidden="true" />} />}
          entries={entries}
        />
      )}
    </>
  );
}
