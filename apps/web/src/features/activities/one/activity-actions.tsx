import { type ActivityWithScore, activities, type StudentOnActivity } from '@lauda/contract/activities';
import { can } from '@lauda/domain/people/permissions';
import { hasDelivered } from '@lauda/domain/writing/activity-progress';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../../lib/calling/error-message';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../session/current-user';
import { Button } from '../../../ui/actions/button';
import { IconButton } from '../../../ui/actions/icon-button';
import { LinkButton } from '../../../ui/actions/link-button';
import { Menu } from '../../../ui/overlays/menu';
import { toast } from '../../../ui/states/toast-queue';
import { useChange } from '../activities-queries';
import { EditDialog } from '../dialogs/edit-dialog';
import { FinishDialog } from '../dialogs/finish-dialog';
import { RemoveDialog } from '../dialogs/remove-dialog';
import { ReopenDialog } from '../dialogs/reopen-dialog';
import { texts } from '../texts';
import { waitingInOrder } from './student-rows';

type Asked = 'reopen' | 'finish' | 'edit' | 'remove' | null;

/** What whoever looks after the class may do with the activity: the next step in sight, the rest in the menu. */
export function ActivityActions({ activity, students }: { activity: ActivityWithScore; students: StudentOnActivity[] }) {
  const [asked, setAsked] = useState<Asked>(null);
  const me = useCurrentUser();
  const navigate = useNavigate();
  const remind = useChange(activities.remind);
  const update = useChange(activities.update);
  const close = () => setAsked(null);
  const missing = students.filter(({ progress }) => !hasDelivered(progress)).map(({ user_id }) => user_id);
  const [next] = waitingInOrder(students);
  const { entregue, corrigida, zerada } = activity.progress;
  const say = (done: string) => ({ onSuccess: () => toast.success(done), onError: (error: unknown) => toast.error(errorMessage(error)) });
  const isOpenNow = new Date(activity.closes_at) > new Date();

  const entries = [
    { id: 'reopen', text: texts.reopen, onSelect: () => setAsked('reopen') },
    ...(isOpenNow
      ? [
          {
            id: 'remind',
            text: texts.remind,
            disabled: missing.length === 0,
            onSelect: () =>
              remind.mutate(
                { params: { id: activity.id }, body: { students: missing } },
                {
                  onSuccess: ({ reminded }) => toast.success(texts.reminded(reminded)),
                  onError: (error) => toast.error(errorMessage(error)),
                },
              ),
          },
        ]
      : []),
    ...(activity.allows_rewriting && activity.child_id === null && activity.parent_id === null
      ? [{ id: 'rewrite', text: texts.rewrite, to: paths.newRewritingOf(activity.id) }]
      : []),
    { id: 'print', text: texts.print, to: paths.printActivity(activity.test_type, activity.id) },
    ...(activity.can_edit ? [{ id: 'edit', text: texts.edit, onSelect: () => setAsked('edit') }] : []),
    ...(activity.archived
      ? [
          {
            id: 'restore',
            text: texts.restore,
            onSelect: () =>
              update.mutate({ params: { id: activity.id }, body: { version: activity.version, archived: false } }, say(texts.restored)),
          },
        ]
      : [
          {
            id: 'remove',
            text: activity.can_delete ? texts.remove : texts.archive,
            danger: activity.can_delete,
            onSelect: () => setAsked('remove'),
          },
        ]),
  ];
  return (
    <>
      {corrigida + zerada > 0 && (
        <Button variant={entregue > 0 ? 'plain' : 'primary'} onClick={() => setAsked('finish')}>
          {texts.finish}
        </Button>
      )}
      {next && can(me, 'review.write') && (
        <LinkButton variant="primary" to={paths.review(next)}>
          {texts.correctNext(entregue)}
        </LinkButton>
      )}
      <Menu
        label={texts.actions}
        trigger={<IconButton label={texts.actions} icon={<Ellipsis aria-hidden="true" />} />}
        entries={entries}
        placement="bottom end"
      />
      {asked === 'reopen' && <ReopenDialog activity={activity} onClose={close} />}
      {asked === 'finish' && <FinishDialog activity={activity} students={students} onClose={close} />}
      {asked === 'edit' && <EditDialog activity={activity} onClose={close} />}
      {asked === 'remove' && (
        <RemoveDialog activity={activity} onClose={close} onGone={() => void navigate(paths.activities(activity.test_type))} />
      )}
    </>
  );
}
