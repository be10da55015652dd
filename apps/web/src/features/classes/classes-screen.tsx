import { can } from '@lauda/domain/people/permissions';
import { isManagerLevel } from '@lauda/domain/people/roles';
import { useState } from 'react';
import { LoadFailed } from '../../parts/load-failed';
import { NotForProfile } from '../../parts/not-for-profile';
import { useCurrentUser } from '../../session/current-user';
import { PageHeader } from '../../ui/layout/page-header';
import { ClassFilters } from './class-filters';
import { byGrade, totalsByNetwork, totalsOf } from './class-list';
import { useClassView } from './class-view';
import { useClasses, useSchools } from './classes-queries';
import { ClassesSkeleton } from './classes-skeleton';
import { NetworkTotals } from './network-totals';
import { SchoolList } from './school-list';
import { texts } from './texts';

export const ClassesScreen = () => (can(useCurrentUser(), 'school_group.list') ? <Classes /> : <NotForProfile />);

function Classes() {
  const me = useCurrentUser();
  const [presentYear] = useState(() => new Date().getFullYear());
  const [view, change] = useClassView(presentYear);
  const classes = useClasses(view.year);
  const answersForSchools = isManagerLevel(me);
  const schools = useSchools(answersForSchools);
  const groups = classes.data?.groups ?? [];
  const year = view.year ?? presentYear;
  const networks = schools.data && schools.data.length > 1 ? totalsByNetwork(schools.data) : [];

  const lead = () => {
    if (!classes.data || groups.length === 0) return null;
    // Beyond what one call brings, only the schools know their own sums.
    const isPart = groups.length < classes.data.count;
    const known = isPart && networks.length > 0 ? sumOf(networks) : totalsOf(groups);
    const sentence = texts.lead({ ...known, groups: classes.data.count }, year);
    const [network] = networks;
    return (
      <>
        {network && networks.length === 1 ? texts.ofNetwork(network.name, sentence) : sentence} {!can(me, 'student.edit') && texts.readOnly}
      </>
    );
  };
  const content = () => {
    if (classes.isError && !classes.data) return <LoadFailed query={classes} title={texts.failed} />;
    if (!classes.data) return <ClassesSkeleton />;
    return <SchoolList classes={classes} schools={schools.data ?? []} view={view} year={year} onChange={change} />;
  };
  return (
    <>
      <PageHeader title={texts.title} lead={lead()} />
      {answersForSchools && schools.isError && <LoadFailed query={schools} title={texts.networksFailed} compact />}
      {view.year === null && networks.length > 1 && <NetworkTotals networks={networks} />}
      <ClassFilters view={view} onChange={change} presentYear={presentYear} grades={byGrade(groups)} />
      {content()}
    </>
  );
}

const sumOf = (networks: ReturnType<typeof totalsByNetwork>) =>
  networks.reduce(
    (sum, one) => ({ schools: sum.schools + one.schools, groups: sum.groups + one.groups, students: sum.students + one.students }),
    { schools: 0, groups: 0, students: 0 },
  );
