import type { Endpoint } from '@lauda/contract/endpoint';
import { beforeAll } from 'vitest';
import { allRoutes } from '../../src/all-routes';
import { isSafe } from '../../src/http/session/csrf';
import { Browser } from '../browser';
import type { Person } from '../make';
import { type TestApi, useApi } from '../start-api';
import { startFakePortal } from './fake-portal';
import { bear, type PrincipalName } from './principals';
import type { AnyInput, Sample, Scene } from './sample';
import { samples } from './samples';
import { makeWorld, type World } from './world';

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Every operation that is mounted, with its sample: what the matrices run over. */
export const operations: { name: string; endpoint: Endpoint; sample: Sample }[] = allRoutes.map(({ endpoint }) => {
  const sample = samples.get(endpoint);
  if (!sample) throw new Error(`${nameOf(endpoint)} has no sample: add a row to test/matrix/samples.ts`);
  if (/:\w+\//.test(endpoint.path) && !sample.objects)
    throw new Error(`${nameOf(endpoint)} is about an object: its sample must say which (objects)`);
  return { name: nameOf(endpoint), endpoint, sample };
});

export const unsafeOperations = operations.filter(({ endpoint }) => !isSafe(endpoint.method));
export const safeOperations = operations.filter(({ endpoint }) => isSafe(endpoint.method));

export type Matrix = {
  api: TestApi;
  world: World;
  /** A new person of this kind in a browser of its own; for the anonymous one the person only serves to make inputs. */
  newcomer(name: PrincipalName): Promise<{ person: Person; browser: Browser; scene: Scene }>;
  /** A newcomer who surely may, and an input that surely succeeds. */
  ready(sample: Sample): Promise<{ person: Person; browser: Browser; input: AnyInput; scene: Scene }>;
};

/** A whole API with the small world of the matrices. The worker is off: what an operation leaves behind stays to be looked at. */
export function useMatrix(options: { unfiltered?: boolean; env?: Record<string, string> } = {}): Matrix {
  const portal = startFakePortal();
  const env: Record<string, string> = { WORKER: 'off', LAYERS_TOKEN: 'token-do-portal', ...options.env };
  beforeAll(async () => {
    env.LAYERS_API_URL = await portal; // before the API starts, which reads it
  });
  const api = useApi({ ...options, env });
  const matrix = { api } as Matrix; // filled before the first test
  beforeAll(async () => {
    const newcomer = async (name: PrincipalName) => {
      const { world } = matrix;
      const { person, browser } = await bear(api, world, name === 'anonymous' ? 'person without role' : name);
      return { person, browser: name === 'anonymous' ? api.browser() : browser, scene: { api, world, person } };
    };
    const ready = async (sample: Sample) => {
      const made = await newcomer(sample.as);
      return { ...made, input: await sample.input(made.scene) };
    };
    Object.assign(matrix, { world: await makeWorld(api), newcomer, ready });
  });
  return matrix;
}

/** The same person in another tab, at this very moment. */
export function copyOf(browser: Browser, api: TestApi): Browser {
  const copy = new Browser(api.url);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}
