import type { CurrentUser } from '@lauda/contract/users';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../src/db/sql';
import { isSafe } from '../../src/http/session/csrf';
import { currentUserOf } from '../../src/http/session/session.queries';
import type { HttpAnswer } from '../browser';
import { digestOfTables } from './database-digest';
import { PEOPLE, type PersonName, reaches } from './principals';
import { idAt, type Objects, type Scene } from './sample';
import { studentAt } from './samples';
import { operations, safeOperations, useMatrix } from './use-matrix';
import { makeWorld, marksOf, PLACES, type PlaceName, type World } from './world';

// Every principal meets every object of an operation: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 });

const NOT_EXISTING = 2_000_000_000;

const aboutObjects = operations.flatMap(({ name, endpoint, sample }) =>
  sample.objects ? [{ name, endpoint, objects: sample.objects }] : [],
);

/** All that a caller can tell apart, but for the id of the request and the date. */
const seen = ({ status, body, headers }: HttpAnswer) => ({
  status,
  body,
  headers: [...headers].filter(([name]) => !['x-request-id', 'date', 'set-cookie'].includes(name)),
});

const isOwn = ({ kind }: Objects) => kind.startsWith('own');

/** SEC-02 with both walls, and SEC-03 with our own filters taken away: row-level security alone. */
describe.each([
  { walls: 'filters and policies', unfiltered: false },
  { walls: 'policies alone', unfiltered: true },
])('$walls', ({ unfiltered }) => {
  const matrix = useMatrix(unfiltered ? { unfiltered } : {});
  // Everyone of a class is read, and each reading is written down: in one world for all, its classes would grow from case to case.
  beforeEach(async () => {
    matrix.world = await makeWorld(matrix.api);
  });

  test.each(aboutObjects)('$name: what is not yours is as if it were not there', async ({ endpoint, objects }) => {
    const wrong: string[] = [];
    const makeAt = async (scene: Scene, place: PlaceName) => {
      if (objects.make) return objects.make(scene, matrix.world[place]);
      return objects.fresh ? (await studentAt(scene, matrix.world[place])).id : idAt(matrix.world[place], objects.kind);
    };
    // Whoever may not change it leaves it as it was: one thing per place for all of them.
    const standing = new Map<PlaceName, Promise<number>>();
    const standingAt = (scene: Scene, place: PlaceName) => {
      const known = standing.get(place) ?? makeAt(scene, place);
      standing.set(place, known);
      return known;
    };
    const meet = async (name: PersonName) => {
      const { person, browser, scene } = await matrix.newcomer(name);
      const actor = (await currentUserOf(matrix.api.owner, person.id)) as CurrentUser; // was just made
      const ask = async (id: number) => seen(await browser.try(endpoint, (await objects.input(id, scene)) as never));
      const nothing = await ask(NOT_EXISTING);
      if (![403, objects.refusal ?? 404].includes(nothing.status)) wrong.push(`${name}, what does not exist: ${nothing.status}`);
      for (const place of PLACES) {
        const isInReach = (objects.isReached ?? reaches)(actor, matrix.world[place]);
        const isAllowed = isInReach && !isOwn(objects) && nothing.status !== 403;
        if (isOwn(objects) && isInReach && unfiltered) continue; // the policies guard the reach; what is oneself's is told by the filter
        const changes = isAllowed && !isSafe(endpoint.method);
        const answer = await ask(await (changes ? makeAt : standingAt)(scene, place));
        if (isAllowed && answer.status !== (objects.inReach ?? endpoint.status))
          wrong.push(`${name}, ${place}: ${answer.status} though in reach`);
        if (!isAllowed) expect(answer, `${name}, ${place}`).toEqual(nothing);
      }
    };
    const before = await snapshotOfThings(matrix.api.owner, matrix.world);
    await Promise.all(PEOPLE.map(meet));
    expect(wrong).toEqual([]);
    expect(await snapshotOfThings(matrix.api.owner, matrix.world)).toEqual(before);
  });

  test('no answer to a safe request names anything beyond the reach', async () => {
    const leaks: string[] = [];
    const namedToStaff = new Set<string>();
    for (const { name: operation, endpoint, sample } of safeOperations) {
      await Promise.all(
        PEOPLE.map(async (name) => {
          const { person, browser, scene } = await matrix.newcomer(name);
          const actor = (await currentUserOf(matrix.api.owner, person.id)) as CurrentUser; // was just made
          const input = await sample.input(scene);
          const text = JSON.stringify((await browser.try(endpoint, input as never)).body ?? null);
          for (const place of PLACES) {
            const named = marksOf(place, matrix.world[place]).filter((mark) => text.includes(mark));
            const isOwnPlace = place === 'home'; // one's own school may be known by name without being held
            if (named.length > 0 && !isOwnPlace && !reaches(actor, matrix.world[place])) leaks.push(`${name} × ${operation}: ${named}`);
            if (name === 'staff') for (const mark of named) namedToStaff.add(mark);
          }
        }),
      );
    }
    expect(leaks).toEqual([]);
    // The marks do show where they may: the absence above means something.
    expect([...namedToStaff].sort()).toEqual(PLACES.flatMap((place) => marksOf(place, matrix.world[place])).sort());
  });
});

/** The rows of the world itself; people and sessions made meanwhile for other cells are left out. */
async function snapshotOfThings(owner: Database, world: World) {
  const students = PLACES.map((place) => world[place].student.id);
  const things = await digestOfTables(owner, ['public.schools', 'public.school_groups', 'public.user_profiles']);
  const people = await owner`
    select users.*, (select json_agg(user_roles order by id) from user_roles where user_id = users.id) as roles
    from users where id = any (${students}) order by id`;
  return { things, people: [...people] };
}
