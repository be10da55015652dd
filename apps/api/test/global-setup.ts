import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { apiBundle } from '../../../scripts/api-bundle.mjs';
import { startEmbeddedServer } from '../src/db/embedded/embedded-server';
import { prepareDatabase } from '../src/prepare-database';
import { TEMPLATE } from './database';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to from outside
  interface ProvidedContext {
    serverUrl: string;
    engineThread: string;
  }
}

/** One throw-away server for the whole run, with a migrated database from which every test file gets its copy. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'lauda-tests-'));
  const server = await startEmbeddedServer({ folder, durable: false });
  const stop = async () => {
    await server.stop();
    for (const used of [server.folder, folder]) rmSync(used, { recursive: true, force: true });
  };
  try {
    await Promise.all([prepareTemplate(server.url), buildThread(folder)]);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('serverUrl', server.url);
  project.provide('engineThread', join(folder, 'engine-thread.js'));
  return stop;
}

async function prepareTemplate(serverUrl: string) {
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
  await admin`create database ${admin(TEMPLATE)}`;
  await admin.end();
  await prepareDatabase(serverUrl.replace(/\/lauda$/, `/${TEMPLATE}`));
}

/** A thread is started from a file of JavaScript: the real engine, bundled as production has it. */
const buildThread = (outdir: string) =>
  build(apiBundle({ outdir, entries: [fileURLToPath(new URL('../src/engine-thread.ts', import.meta.url))] }));
