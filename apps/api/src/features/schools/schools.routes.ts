import { schools } from '@lauda/contract/schools';
import { pageOf } from '../../http/page';
import { route } from '../../http/route';
import { listMembers, readGroup, recordExport } from './schools';
import { groupsOf, schoolsOf } from './schools.queries';

export const schoolRoutes = [
  route(schools.list, async ({ sql, reach, query, url }) => {
    const { count, results } = await schoolsOf(sql, reach, query);
    return pageOf(url, query, count, results);
  }),
  route(schools.groupsOfThisYear, async ({ sql, reach, query, url }) => {
    const { count, results } = await groupsOf(sql, reach, query.current_year ? 'this' : null, query);
    return pageOf(url, query, count, results);
  }),
  route(schools.groupsOfYear, async ({ sql, reach, query, url }) => {
    const { count, results } = await groupsOf(sql, reach, query.school_year ?? null, query);
    return pageOf(url, query, count, results);
  }),
  route(schools.group, ({ sql, reach, params }) => readGroup(sql, reach, params.id)),
  route(schools.members, ({ sql, reach, params, query }) => listMembers(sql, reach, params.id, query)),
  route(schools.recordExport, recordExport),
];
