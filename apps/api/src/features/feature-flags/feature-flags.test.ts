import { describe, expect, test } from 'vitest';
import { type Batch, evaluateBatch } from './batch';
import { evaluate, type Flag, type Segment } from './feature-flags';

const at = '2026-11-15T12:00:00.000Z';
const entity = { entityID: '123', entityType: 'user', entityContext: { school_category: 'PVT', network_id: 2, is_em_teacher: true } };

const segment = (id: number, changes: Partial<Segment> = {}): Segment => ({
  id,
  rollout_percent: 100,
  constraints: [],
  shares: [
    { variant_id: 1, percent: 100 },
    { variant_id: 2, percent: 0 },
  ],
  ...changes,
});
const flag = (changes: Partial<Flag> = {}): Flag => ({
  id: 4,
  key: 'teacher_library',
  enabled: true,
  tags: ['menu'],
  snapshot_id: 11,
  variants: [
    { id: 1, key: 'on', attachment: { color: 'ink' } },
    { id: 2, key: 'off', attachment: {} },
  ],
  segments: [segment(9)],
  ...changes,
});
const network = (id: number) => [{ property: 'network_id', operator: 'EQ' as const, value: String(id) }];
const off = [
  { variant_id: 1, percent: 0 },
  { variant_id: 2, percent: 100 },
];

test('the answer has the shape of Flagr, to the letter', () => {
  expect(evaluate(flag(), entity, { enableDebug: false, at })).toEqual({
    flagID: 4,
    flagKey: 'teacher_library',
    flagSnapshotID: 11,
    flagTags: ['menu'],
    segmentID: 9,
    variantID: 1,
    variantKey: 'on',
    variantAttachment: { color: 'ink' },
    evalContext: { ...entity, enableDebug: false, flagKey: 'teacher_library' },
    evalDebugLog: { msg: '', segmentDebugLogs: [] },
    timestamp: at,
  });
});

describe('who gets which variant', () => {
  test.each<[string, Partial<Flag>, string, number]>([
    ['everyone, by a segment without constraints', {}, 'on', 9],
    ['nobody, when the flag is disabled', { enabled: false }, '', 0],
    ['nobody, when there is no segment', { segments: [] }, '', 0],
    ['whoever the constraints name', { segments: [segment(9, { constraints: network(2) })] }, 'on', 9],
    ['nobody else', { segments: [segment(9, { constraints: network(1) })] }, '', 9],
    [
      'the next segment when the first does not match',
      { segments: [segment(8, { constraints: network(1), shares: off }), segment(9)] },
      'on',
      9,
    ],
    ['the first segment that matches', { segments: [segment(8, { shares: off }), segment(9)] }, 'off', 8],
    ['nobody, when the first match holds them out', { segments: [segment(8, { rollout_percent: 0 }), segment(9)] }, '', 8],
    ['nobody, when the variant is gone', { variants: [] }, '', 9],
  ])('%s', (_, changes, variantKey, segmentID) => {
    expect(evaluate(flag(changes), entity, { enableDebug: false, at })).toMatchObject({ variantKey, segmentID });
  });
});

test('the salt is the flag: two flags of 50 % do not choose the same people', () => {
  const half = { segments: [segment(9, { rollout_percent: 50 })] };
  const chosen = (id: number) =>
    Array.from(
      { length: 400 },
      (_, n) => evaluate(flag({ id, ...half }), { ...entity, entityID: `${n}` }, { enableDebug: false, at }).variantKey === 'on',
    );
  const [one, other] = [chosen(1), chosen(2)];
  for (const list of [one, other]) expect(Math.abs(list.filter(Boolean).length - 200)).toBeLessThan(40);
  expect(one).toEqual(chosen(1));
  expect(one.filter((isOn, i) => isOn !== other[i]).length).toBeGreaterThan(100);
});

test('debugging tells what happened in each segment, and is silent unless asked', () => {
  const aimed = flag({ segments: [segment(8, { constraints: network(1) }), segment(9, { rollout_percent: 0 }), segment(10)] });
  expect(evaluate(aimed, entity, { enableDebug: true, at }).evalDebugLog.segmentDebugLogs).toEqual([
    { segmentID: 8, msg: 'constraint not match. constraint: ({network_id} EQ 1), network_id: 2' },
    { segmentID: 9, msg: expect.stringMatching(/^matched all constraints\. rollout no\. bucket \d+, rollout 0%$/) },
  ]);
  expect(evaluate(aimed, entity, { enableDebug: false, at }).evalDebugLog.segmentDebugLogs).toEqual([]);
  expect(evaluate(flag({ enabled: false }), entity, { enableDebug: true, at }).evalDebugLog.msg).toBe('flagID 4 is not enabled');
});

describe('a batch', () => {
  const flags = [
    flag(),
    flag({ id: 5, key: 'evolution_portal', tags: ['menu', 'novo'] }),
    flag({ id: 6, key: 'create_student', tags: [] }),
  ];
  const ask = (batch: Partial<Batch>) => evaluateBatch(flags, { entities: [entity], enableDebug: false, ...batch }, at);
  const keys = (batch: Partial<Batch>) => ask(batch).map(({ flagKey }) => flagKey);

  test.each<[string, Partial<Batch>, string[]]>([
    ['by key, in the order asked', { flagKeys: ['create_student', 'teacher_library'] }, ['create_student', 'teacher_library']],
    ['by number', { flagIDs: [5] }, ['evolution_portal']],
    ['by any tag', { flagTags: ['novo', 'menu'] }, ['teacher_library', 'evolution_portal']],
    ['by all tags', { flagTags: ['novo', 'menu'], flagTagsOperator: 'ALL' }, ['evolution_portal']],
    [
      'by everything at once',
      { flagTags: ['novo'], flagIDs: [4], flagKeys: ['create_student'] },
      ['evolution_portal', 'teacher_library', 'create_student'],
    ],
    ['of nothing', {}, []],
  ])('%s', (_, batch, expected) => expect(keys(batch)).toEqual(expected));

  test('has one result per entity and flag', () => {
    const other = { ...entity, entityID: '9' };
    const results = ask({ entities: [entity, other], flagKeys: ['teacher_library', 'create_student'] });
    expect(results.map(({ evalContext, flagKey }) => [evalContext.entityID, flagKey])).toEqual([
      ['123', 'teacher_library'],
      ['123', 'create_student'],
      ['9', 'teacher_library'],
      ['9', 'create_student'],
    ]);
  });

  test('answers an unknown flag with a blank key and the number 0', () => {
    const [byKey, byId] = ask({ flagKeys: ['invented'], flagIDs: [99] }).reverse();
    expect(byKey).toMatchObject({ flagID: 0, flagKey: '', variantKey: '', variantID: 0, evalContext: { flagKey: 'invented' } });
    expect(byId).toMatchObject({ flagID: 0, flagKey: '', evalContext: { flagKey: '99' } });
  });
});
