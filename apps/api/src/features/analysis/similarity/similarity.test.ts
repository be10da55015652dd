import { analysis } from '@lauda/contract/analysis';
import { messages } from '@lauda/contract/messages';
import { beforeAll, expect, test } from 'vitest';
import { makeWriting } from '../../../../test/make-writing';
import { actionsAbout, makeSchoolScene, type SchoolScene } from '../../../../test/school-scene';
import { useApi } from '../../../../test/start-api';
import { fingerprintsOf } from './fingerprints';
import { neighboursOf } from './similarity.queries';

const api = useApi({ env: { WORKER: 'off' } });
let scene: SchoolScene;

const OF_THEME = 'Mas ele começa na torneira, no bueiro, no ar que entra pela janela do ônibus.';
const COPIED = 'Quem mora perto do rio aprende cedo que a enchente não é surpresa e que o lixo da cidade sempre volta pela mesma rua.';
const OWN = 'Eu acrescento a isso uma lembrança de família, que ninguém mais contou nesta turma até agora.';

beforeAll(async () => {
  scene = await makeSchoolScene(api);
});

/** Handed in, with its fingerprints, as the job leaves it. */
async function handedIn(text: string, group = scene.group) {
  const student = await scene.student(group, { first_name: 'Iracema', last_name: 'Jatobá' });
  const id = await makeWriting(api).composition({ test: await makeWriting(api).test({ group }), student: student.id, text });
  await api.owner`insert into composition_fingerprints select ${id}, unnest(${fingerprintsOf(text.split('\n'))}::bigint[])`;
  return { id, student_id: student.id };
}

test('passages of the proposal, of a classmate and of a stranger are found with their places; the stranger has no name', async () => {
  const far = await handedIn(`Começo do estranho.\n${COPIED} Fim do estranho, que não interessa a ninguém daqui.`, scene.farGroup);
  const raw = `${OF_THEME}\n${COPIED}\n${OWN}`;
  const mine = await handedIn(raw);
  const alone = await scene.as.teacher.call(analysis.similarity, { params: { id: mine.id } });
  expect(alone.passages.map(({ source, source_title, composition_id }) => ({ source, source_title, composition_id }))).toEqual([
    { source: 'motivating_text', source_title: 'O meio ambiente mora aqui', composition_id: null },
    { source: 'composition', source_title: messages.otherComposition, composition_id: null },
  ]);
  for (const { start, end, quote } of alone.passages) expect(raw.slice(start, end)).toBe(quote);
  expect(alone.passages[1]).toMatchObject({ source_before: '', source_after: '' });
  expect(JSON.stringify(alone)).not.toMatch(/Iracema|ninguém daqui/);
  expect(alone.lines - alone.own_lines).toBe(2);
  expect(alone.share).toBeCloseTo(alone.share_of_theme + alone.share_of_others, 5);
  expect(alone.share_of_theme).toBeGreaterThan(0.2);
  expect(await actionsAbout(api, mine.student_id)).toEqual(['composition.read']);
  expect(await actionsAbout(api, far.student_id)).toEqual([]);

  const near = await handedIn(`Outro começo. ${COPIED}`);
  const both = await scene.as.teacher.call(analysis.similarity, { params: { id: mine.id } });
  expect(both.passages).toContainEqual(
    expect.objectContaining({ composition_id: near.id, source_title: 'Iracema Jatobá, Turma A', source_before: 'Outro começo. ' }),
  );
  expect(await actionsAbout(api, near.student_id)).toEqual(['composition.read']);
});

test('one’s own first version is no source, and what everyone writes is none either', async () => {
  const formula = 'Diante do exposto, conclui-se que medidas são necessárias para mudar esse triste quadro atual do país inteiro.';
  const only = 'A minha avó guardava as cartas numa lata de biscoito, e foi nela que aprendi a ler o mundo sozinho.';
  for (let n = 0; n < 27; n += 1) await handedIn(formula);
  const mine = await handedIn(`${only}\n${formula}`);
  const test_id = await makeWriting(api).test({ group: scene.group });
  const second = await makeWriting(api).composition({
    test: test_id,
    student: mine.student_id,
    text: `${only}\n${formula}`,
    parent: mine.id,
  });
  const found = await scene.as.teacher.call(analysis.similarity, { params: { id: second } });
  expect(found).toMatchObject({ share: 0, passages: [] });
});

test('texts are found by the index: a hundred times as many cost no more looks', async () => {
  const mine = await handedIn(`${COPIED} ${OWN}`);
  const prints = fingerprintsOf([`${COPIED} ${OWN}`]);
  const fill = async (count: number) => {
    await api.owner`
      insert into composition_fingerprints select ${mine.id}, 10000000000 + n from generate_series(1, ${count}) as n on conflict do nothing`;
    await api.owner`analyze composition_fingerprints`;
  };
  const looks = () =>
    api.owner.begin(async (sql) => {
      expect((await neighboursOf(sql, { id: 0, student_id: 0 }, prints)).map(({ id }) => id)).toContain(mine.id);
      const [seen] = await sql<{ seq_scan: number; rows: number }[]>`
        select seq_scan, coalesce(idx_tup_fetch, 0) + seq_tup_read as rows from pg_stat_xact_user_tables where relname = 'composition_fingerprints'`;
      expect(seen?.seq_scan).toBe(0);
      return seen?.rows ?? 0;
    });
  await fill(1000);
  const few = await looks();
  await fill(100_000);
  expect(await looks()).toBeLessThanOrEqual(few);
});
