import { studentPrivacy } from '@lauda/contract/student-privacy';
import { forgetLettersTo } from '../../gateways/mail';
import { pageOf } from '../../http/page';
import { route } from '../../http/route';
import { eraseStudent, exportStudent, readTrail } from './student-privacy';

export const studentPrivacyRoutes = [
  route(studentPrivacy.trail, async ({ sql, reach, params, query, url }) => {
    const { count, results } = await readTrail(sql, reach, params.id, query);
    return pageOf(url, query, count, results);
  }),
  route(studentPrivacy.export, ({ sql, reach, user, address, params }) =>
    exportStudent(sql, reach, { actor_id: user.user.id, address }, params.id),
  ),
  route(studentPrivacy.erase, ({ sql, services, reach, user, address, params, body }) =>
    eraseStudent(
      sql,
      reach,
      { actor_id: user.user.id, address },
      {
        id: params.id,
        username: body.username,
        forgetLetters: (to) => forgetLettersTo(services.config, to),
      },
    ),
  ),
];
