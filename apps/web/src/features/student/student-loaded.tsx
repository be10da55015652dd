import type { Student } from '@lauda/contract/students';
import { can } from '@lauda/domain/people/permissions';
import type { ReactNode } from 'react';
import { CallError } from '../../lib/calling/call-error';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../parts/load-failed';
import { NotForProfile } from '../../parts/not-for-profile';
import { useCurrentUser } from '../../session/current-user';
import { LinkButton } from '../../ui/actions/link-button';
import { PageHeader } from '../../ui/layout/page-header';
import { EmptyState } from '../../ui/states/empty-state';
import { Loading, SkeletonLine, SkeletonText } from '../../ui/states/skeleton';
import { useStudent } from './student-queries';
import { texts } from './texts';

type Props = { id: number; children: (student: Student) => ReactNode };

const isNumber = (id: number) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647;

/** The student, or what stands in their place until they are here. */
export function StudentLoaded({ id, children }: Props) {
  if (!can(useCurrentUser(), 'student.read')) return <NotForProfile />;
  return isNumber(id) ? <Known id={id}>{children}</Known> : <NoSuchStudent />;
}

function Known({ id, children }: Props) {
  const student = useStudent(id);
  if (student.data) return children(student.data);
  if (student.error instanceof CallError && student.error.status === 404) return <NoSuchStudent />;
  if (student.isError) return <LoadFailed query={student} title={texts.failed} level={1} />;
  return (
    <>
      <PageHeader title={texts.fallbackTitle} />
      <Loading label={texts.loading}>
        <SkeletonLine width="40%" height="1.5rem" />
        <SkeletonText lines={6} />
      </Loading>
    </>
  );
}

function NoSuchStudent() {
  return (
    <EmptyState level={1} drawing="lost" title={texts.notFound} action={<LinkButton to={paths.classes}>{texts.back}</LinkButton>}>
      <p>{texts.notFoundWhy}</p>
    </EmptyState>
  );
}
