import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { askEngine } from './engine';

const settings = {
  ANALYSIS_THREAD: fileURLToPath(new URL('../../test/stand-in-thread.mjs', import.meta.url)),
  ANALYSIS_SECONDS: 10,
  ANALYSIS_IDLE_SECONDS: 0.3,
};

const read = async (text: string) => {
  const { answer } = await askEngine(settings, 'read', { id: '1', paragraphs: [text] });
  return { thread: answer.engine, heard: answer.highlights[0]?.comment };
};

test('texts that follow each other are read by one thread; after a pause it is gone and the next text has another', async () => {
  const first = await read('Um texto.');
  expect(await read('Outro texto.')).toEqual({ thread: first.thread, heard: 'Outro texto.' });
  await sleep(1000);
  const afterThePause = await read('Mais um.');
  expect(afterThePause.heard).toBe('Mais um.');
  expect(afterThePause.thread).not.toBe(first.thread);
});

test('a text longer in reading than the pause is not cut short', async () => {
  const before = await read('Um texto.');
  expect(await read('Demora um pouco.')).toEqual({ thread: before.thread, heard: 'Demora um pouco.' });
});
