import type { Home, homePage } from '@lauda/contract/home';
import { can } from '@lauda/domain/people/permissions';
import { isCoordinator, isManagerLevel, isStaff } from '@lauda/domain/people/roles';
import type { Call } from '../../http/route';
import { classesAtHome, leftAt, schoolsAtHome } from './home.queries';
import { activitiesEnding, forCoordination, revisionsToFinish, studentsStopped, textsWaiting } from './today.queries';

const NONE = { count: 0, results: [] };

/** What each role is shown: who teaches, the classes and the day; who answers for schools, the schools; who corrects has the desk. */
export async function readHome({ sql, reach, user }: Call<typeof homePage.get>): Promise<Home> {
  // Staff reaches every class there is: a page of all of them would say nothing.
  const teaches = can(user, 'activity.write') && !isStaff(user);
  const today = teaches
    ? [
        ...(await textsWaiting(sql, reach)),
        ...(await studentsStopped(sql, reach)),
        ...(await activitiesEnding(sql, reach)),
        ...(await revisionsToFinish(sql, reach)),
      ]
    : [];
  const coordination = isCoordinator(user) && !isStaff(user) ? [...(await forCoordination(sql, reach))] : [];
  const classes = teaches ? await classesAtHome(sql, reach) : NONE;
  const schools = isManagerLevel(user) ? await schoolsAtHome(sql, reach) : NONE;
  return {
    today: [...coordination, ...today],
    classes: classes.results,
    count_classes: classes.count,
    schools: schools.results,
    count_schools: schools.count,
    resume: can(user, 'review.write') ? await leftAt(sql, reach) : null,
  };
}
