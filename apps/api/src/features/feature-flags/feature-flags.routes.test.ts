import { setTimeout as sleep } from 'node:timers/promises';
import { FLAG_KEYS, featureFlags } from '@lauda/contract/feature-flags';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser';
import { logIn, make } from '../../../test/make';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { LAUDA_MODE: 'demonstration' } });
let teacher: Browser;
let staff: Browser;
let teacherId: number;
let network: number;

beforeAll(async () => {
  const world = make(api);
  network = await world.network();
  const group = await world.group(await world.school(network), '3º EM A');
  const person = await world.user();
  teacherId = person.id;
  await world.role(person, { role_type: 'teacher', group });
  teacher = await logIn(api, person);
  staff = await logIn(api, await world.user({ is_staff: true }));
});

type Claims = { entityID?: string; entityContext?: Record<string, unknown> };
const ask = async (browser: Browser, claims: Claims = {}, flagKeys: readonly string[] = FLAG_KEYS, enableDebug = false) =>
  (await browser.call(featureFlags.evaluate, { body: { entities: [claims], flagKeys: [...flagKeys], enableDebug } })).evaluationResults;

/** Opens a flag to those of whom one constraint holds. */
async function aim(key: string, property: string, operator: string, value: string) {
  await api.owner`update feature_flags set enabled = true where key = ${key}`;
  await api.owner`
    insert into flag_constraints (segment_id, property, operator, value)
    select flag_segments.id, ${property}, ${operator}, ${value} from flag_segments join feature_flags on feature_flags.id = flag_id where key = ${key}`;
}

/** Until what the API remembers of the flags is forgotten. */
const forgotten = () => sleep(2100);

test('all sixteen flags exist, and anyone may ask', async () => {
  const results = await ask(api.browser());
  expect(results.map(({ flagKey }) => flagKey)).toEqual([...FLAG_KEYS]);
  const on = results.filter(({ variantKey }) => variantKey === 'on').map(({ flagKey }) => flagKey);
  expect(on).toContain('create_student');
  for (const closed of ['maintenance_mode', 'homepage_alert', 'teacher_socioemotional_dashboard', 'check_ai_portal'])
    expect(on).not.toContain(closed);
});

test('a switch is felt within 5 s, without a restart', async () => {
  const [before] = await ask(teacher, {}, ['max_grade_justification']);
  await api.owner`update feature_flags set enabled = true where key = 'max_grade_justification'`;
  const started = performance.now();
  let after = before;
  while (after?.variantKey !== 'on' && performance.now() - started < 5000) {
    await sleep(100);
    [after] = await ask(teacher, {}, ['max_grade_justification']);
  }
  expect([before?.variantKey, after?.variantKey]).toEqual(['', 'on']);
});

test('the facts are those of the session, whatever the browser claims', async () => {
  await aim('teacher_library', 'network_id', 'EQ', String(network));
  await aim('homepage_alert', 'is_coordinator', 'EQ', 'true');
  await forgotten();
  const lies = { entityID: '1', entityContext: { network_id: network + 1, is_coordinator: true, user_id: 1, is_em_teacher: false } };
  const [library, alert] = await ask(teacher, lies, ['teacher_library', 'homepage_alert']);
  expect([library?.variantKey, alert?.variantKey]).toEqual(['on', '']);
  expect(library?.evalContext).toMatchObject({
    entityID: String(teacherId),
    entityType: 'user',
    entityContext: {
      user_id: teacherId,
      network_id: network,
      is_em_teacher: true,
      is_coordinator: false,
      school_category: 'PUB',
      isDev: false,
    },
  });
  const [asStaff] = await ask(staff, {}, ['homepage_alert']);
  expect(asStaff?.variantKey).toBe('on');
});

test('who has not logged in is nobody, and keeps only the name it gave itself', async () => {
  const [library] = await ask(api.browser(), { entityID: 'tab-1', entityContext: { network_id: network, is_coordinator: true } }, [
    'teacher_library',
  ]);
  expect(library).toMatchObject({ variantKey: '', evalContext: { entityID: 'tab-1', entityContext: { is_coordinator: false } } });
  expect(library?.evalContext.entityContext).not.toHaveProperty('network_id');
});

test('the debug log is for staff: it tells whom a flag is aimed at', async () => {
  const logs = async (browser: Browser) => (await ask(browser, {}, ['create_student'], true))[0]?.evalDebugLog.segmentDebugLogs;
  expect(await logs(staff)).toHaveLength(1);
  expect(await logs(teacher)).toEqual([]);
  expect(await logs(api.browser())).toEqual([]);
});

test('a question without an entity, or with an unknown field, is refused by name', async () => {
  const path = featureFlags.evaluate.path;
  expect(await teacher.send({ method: 'POST', path, body: { entities: [] } })).toMatchObject({
    status: 400,
    body: { entities: expect.any(Array) },
  });
  expect(await teacher.send({ method: 'POST', path, body: { entities: [{}], role: 'admin' } })).toMatchObject({
    status: 400,
    body: { role: expect.any(Array) },
  });
});
