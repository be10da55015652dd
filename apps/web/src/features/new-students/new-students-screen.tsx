import { can } from '@lauda/domain/people/permissions';
import { useSearchParams } from 'react-router';
import { idIn } from '../../lib/in-address';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../parts/load-failed';
import { useCurrentUser } from '../../session/current-user';
import { useFlag } from '../../session/feature-flags';
import { LinkButton } from '../../ui/actions/link-button';
import { EmptyState } from '../../ui/states/empty-state';
import { Loading, SkeletonText } from '../../ui/states/skeleton';
import { ChooseClass } from './choose-class';
import { CreationFlow } from './creation-flow';
import { FlowHeader } from './flow-header';
import { useClass, useClassesOfThisYear } from './new-students-queries';
import { texts } from './texts';

/** `?turma=` says which class, `?modo=` which way, `?etapa=` how far. */
export function NewStudentsScreen() {
  const me = useCurrentUser();
  const isOpen = useFlag('create_student');
  const [search] = useSearchParams();
  const groupId = idIn(search.get('turma'));
  const isAllowed = can(me, 'student.create');
  const mayEnter = isAllowed && isOpen;
  const group = useClass(mayEnter ? groupId : null);
  const groups = useClassesOfThisYear(mayEnter && groupId === null);

  if (!mayEnter)
    return <Refusal title={isAllowed ? texts.notOpenTitle : texts.notAllowedTitle} words={isAllowed ? texts.notOpen : texts.notAllowed} />;
  if (groupId === null) {
    return (
      <>
        <FlowHeader lead={texts.chooseLead} />
        {groups.isError && <LoadFailed query={groups} title={texts.classesFailed} compact />}
        {groups.isPending && <Bones />}
        {groups.data && <ChooseClass groups={groups.data} />}
      </>
    );
  }
  if (group.isError) return <LoadFailed query={group} title={texts.groupFailed} level={1} />;
  if (group.isPending) {
    return (
      <>
        <FlowHeader />
        <Bones />
      </>
    );
  }
  return <CreationFlow key={group.data.id} group={group.data} />;
}

const Bones = () => (
  <Loading>
    <SkeletonText lines={5} />
  </Loading>
);

function Refusal({ title, words }: { title: string; words: string }) {
  return (
    <EmptyState drawing="lock" level={1} title={title} action={<LinkButton to={paths.classes}>{texts.toClasses}</LinkButton>}>
      <p>{words}</p>
    </EmptyState>
  );
}
