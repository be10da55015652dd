import { students } from '@lauda/contract/students';
import { pageOf } from '../../http/page';
import { type Route, route } from '../../http/route';
import { createStudents, type FlagQuestion } from './creation';
import { leaveGroup, moveStudents } from './enrolment';
import { searchStudents } from './search.queries';
import { resetPassword, resetPasswords } from './student-access';
import { adaptStudent, archiveStudent, readStudent, restoreStudent, updateStudent } from './students';

export const studentRoutes = (isFlagOn: FlagQuestion): Route[] => [
  route(students.search, async ({ sql, reach, query, url }) => {
    const { count, results } = await searchStudents(sql, reach, query.name, query);
    return pageOf(url, query, count, results);
  }),
  route(students.create, (call) => createStudents(call, isFlagOn)),
  route(students.get, readStudent),
  route(students.update, updateStudent),
  route(students.adapt, adaptStudent),
  route(students.resetPassword, resetPassword),
  route(students.resetMany, resetPasswords),
  route(students.move, moveStudents),
  route(students.leave, leaveGroup),
  route(students.archive, archiveStudent),
  route(students.restore, restoreStudent),
];
