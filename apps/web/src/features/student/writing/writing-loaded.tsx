import type { StudentWriting } from '@lauda/contract/student-writing';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../parts/load-failed';
import { Loading, SkeletonText } from '../../../ui/states/skeleton';
import { texts } from './texts';
import { useWriting } from './writing-queries';

type Props = { studentId: number; children: (writing: StudentWriting) => ReactNode };

/** What the student wrote, or what stands in its place until it is here. */
export function WritingLoaded({ studentId, children }: Props) {
  const writing = useWriting(studentId);
  if (writing.data) return children(writing.data);
  if (writing.isError) return <LoadFailed query={writing} title={texts.failed} compact />;
  return (
    <Loading label={texts.loading}>
      <SkeletonText lines={8} />
    </Loading>
  );
}
