import { activities } from '@lauda/contract/activities';
import { pageOf } from '../../http/page';
import { type Route, route } from '../../http/route';
import { notFound } from '../../problems';
import { withoutChildrenOf } from './activities.queries';
import { createActivities } from './create';
import { removeActivity, replaceActivity, updateActivity } from './edit';
import { finishRevision } from './publish';
import { readEvolution, readMonths } from './reports';
import { groupIsReached } from './reports.queries';
import { activitiesWithScore, activityWithScore } from './scores.queries';
import { shown } from './shown';
import { readReopening, readStudents, recordExport, remindStudents } from './students';

export const activityRoutes: Route[] = [
  route(activities.create, createActivities),
  route(activities.evolution, readEvolution),
  route(activities.monthly, readMonths),
  route(activities.get, async ({ sql, reach, user, params }) => {
    const activity = await activityWithScore(sql, reach, params.id);
    if (!activity) throw notFound();
    return shown(user, activity);
  }),
  route(activities.replace, replaceActivity),
  route(activities.update, updateActivity),
  route(activities.remove, removeActivity),
  route(activities.studentsInfo, readStudents),
  route(activities.recordExport, recordExport),
  route(activities.studentsStatus, readReopening),
  route(activities.finishRevision, finishRevision),
  route(activities.remind, remindStudents),
  route(activities.withScore, async ({ sql, reach, user, query, url }) => {
    const { count, practice_tests, results } = await activitiesWithScore(sql, reach, query);
    const page = pageOf(
      url,
      query,
      count,
      results.map((activity) => shown(user, activity)),
    );
    return { ...page, practice_tests };
  }),
  route(activities.withoutChildren, async ({ sql, reach, user, params, query, url }) => {
    if (!(await groupIsReached(sql, reach, params.id))) throw notFound();
    const { count, results } = await withoutChildrenOf(sql, reach, params.id, query);
    return pageOf(
      url,
      query,
      count,
      results.map((activity) => shown(user, activity)),
    );
  }),
];
