import { studentWritings } from '@lauda/contract/student-writing';
import { type Route, route } from '../../http/route';
import { readWriting } from './student-writing';

export const studentWritingRoutes: Route[] = [route(studentWritings.get, readWriting)];
