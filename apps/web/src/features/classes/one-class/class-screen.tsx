import { can } from '@lauda/domain/people/permissions';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { CallError } from '../../../lib/calling/call-error';
import { paths } from '../../../lib/paths';
import { ExportMenu } from '../../../parts/export-table/export-menu';
import { LoadFailed } from '../../../parts/load-failed';
import { NotForProfile } from '../../../parts/not-for-profile';
import { useCurrentUser } from '../../../session/current-user';
import { useFlag } from '../../../session/feature-flags';
import { LinkButton } from '../../../ui/actions/link-button';
import { EmptyState } from '../../../ui/states/empty-state';
import { ClassHeader } from './class-header';
import { ClassMembers } from './class-members';
import { recordExport, useClass, useMembers } from './class-queries';
import { ClassSkeleton, MembersSkeleton } from './class-skeleton';
import type { FindableMember } from './member-list';
import { memberSheet } from './member-sheet';
import styles from './members.module.css';
import { texts } from './texts';
import { useMemberView } from './use-member-view';

/** One class: another address is another class, with nothing of the former left. */
export function ClassScreen() {
  const id = Number(useParams().school_group_id);
  if (!can(useCurrentUser(), 'school_group.members')) return <NotForProfile />;
  if (!Number.isInteger(id) || id < 1) return <NoSuchClass />;
  return <OneClass key={id} id={id} />;
}

function OneClass({ id }: { id: number }) {
  const me = useCurrentUser();
  const mayCreate = useFlag('create_student') && can(me, 'student.create');
  const group = useClass(id);
  const members = useMembers(id);
  const view = useMemberView();
  const onList = useRef<readonly FindableMember[]>([]);

  if (group.error instanceof CallError && group.error.status === 404) return <NoSuchClass />;
  if (group.isError && !group.data) return <LoadFailed query={group} title={texts.failed} level={1} />;
  if (!group.data) return <ClassSkeleton />;
  const known = group.data;

  const create = mayCreate && (
    <LinkButton variant="primary" to={paths.newStudentsOf(id)}>
      {texts.createStudents}
    </LinkButton>
  );
  const content = () => {
    if (members.isError && !members.data) return <LoadFailed query={members} title={texts.membersFailed} />;
    if (!members.data) return <MembersSkeleton />;
    if (members.data.members.length === 0) {
      return (
        <EmptyState drawing="class" title={texts.empty} action={create}>
          <p>{mayCreate ? texts.emptyWhy : texts.emptyReadOnly}</p>
        </EmptyState>
      );
    }
    return (
      <>
        {members.data.count > members.data.members.length && (
          <p className={styles.note}>{texts.firstOf(members.data.members.length, members.data.count)}</p>
        )}
        <ClassMembers
          group={known}
          members={members.data.members}
          view={view}
          onShow={(rows) => {
            onList.current = rows;
          }}
        />
      </>
    );
  };
  return (
    <>
      <ClassHeader
        group={known}
        count={members.data?.count ?? known.count_students}
        actions={
          <>
            {can(me, 'activity.read') && <LinkButton to={paths.activitiesOf(id)}>{texts.activities}</LinkButton>}
            {can(me, 'school_group.export') && members.data && members.data.members.length > 0 && (
              <ExportMenu sheet={() => memberSheet(known, onList.current)} before={(format, count) => recordExport(id, format, count)} />
            )}
            {members.data && members.data.members.length > 0 && create}
          </>
        }
      />
      {content()}
    </>
  );
}

function NoSuchClass() {
  return (
    <EmptyState level={1} drawing="lost" title={texts.notFound} action={<LinkButton to={paths.classes}>{texts.back}</LinkButton>}>
      <p>{texts.notFoundWhy}</p>
    </EmptyState>
  );
}
