// In the place of the engine's thread: answers at once with a mark on the first word, and does on demand what a poisonous text would.
import { parentPort, threadId } from 'node:worker_threads';

const INDICATORS = { palavras: 1 };

parentPort.on('message', ({ id, input: { paragraphs } }) => {
  const [text = ''] = paragraphs;
  if (text.startsWith('Estoura')) return parentPort.postMessage({ id, failure: 'a rule stumbled' });
  if (text.startsWith('Morre')) throw new Error('the thread fell');
  if (text.startsWith('Demora')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  // Until someone ends the thread. With a call in it, the loop would not hear of that: the compiler leaves the asking to the callee.
  if (text.startsWith('Trava')) for (;;);
  const [word = ''] = text.split(' ');
  const mark = {
    paragraph: 0,
    boundaries: [0, word.length],
    category: 'mistake',
    rule: 'first-word',
    confidence: 1,
    suggestions: [],
    competence: 1,
  };
  const answer = {
    id,
    engine: `stand-in ${threadId}`,
    highlights: [{ ...mark, comment: text }],
    stats: { indicators: INDICATORS, targets: {}, connectives: {} },
    score: null,
  };
  return parentPort.postMessage({ id, answer: { answer, agreement: null } });
});
