import { activities } from '@lauda/contract/activities';
import { expect, test } from 'vitest';
import { makeWriting } from '../../../test/make-writing';
import { makeSchoolScene } from '../../../test/school-scene';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });

test('the export of who is where on an activity leaves a line about the class (LGPD-06)', async () => {
  const scene = await makeSchoolScene(api);
  const [own, foreign] = [await makeWriting(api).test({ group: scene.group }), await makeWriting(api).test({ group: scene.sister })];
  const record = (role: 'teacher' | 'executive', id: number) =>
    scene.as[role].try(activities.recordExport, { params: { id }, body: { format: 'csv', count: 28 } });
  expect([
    (await record('executive', own)).status,
    (await record('teacher', foreign)).status,
    (await record('teacher', own)).status,
  ]).toEqual([403, 404, 204]);
  const lines = await api.owner`select actor_id, student_id, school_group_id, details from audit_events where action = 'activity.exported'`;
  expect([...lines]).toEqual([
    {
      actor_id: scene.people.teacher.id,
      student_id: null,
      school_group_id: scene.group,
      details: { test_id: own, format: 'csv', count: 28 },
    },
  ]);
});
