import { expect, test } from 'vitest';
import { isRewritten } from './rewritten';
import { wordDifference } from './word-difference';

/** The passage stands between brackets. */
const rewritten = (marked: string, after: string) => {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return isRewritten(wordDifference(marked.replace(/[[\]]/g, ''), after), { start, end });
};

test.each([
  ['o amigo, que [sao] de fora', 'o amigo, que são de fora', true],
  ['o amigo, que [sao] de fora', 'o amigo, que sao de longe', false],
  ['o colega, que [sao] de fora', 'o amigo, que sao de fora', false],
  ['[os menino] foi', 'os meninos foi', true],
  ['ele [foi embora] cedo', 'ele foi logo embora cedo', true],
  ['ele [foi embora] cedo', 'ele foi embora mais cedo', false],
  ['ele [foi embora] cedo', 'ele não foi embora cedo', false],
  ['[No entanto] ele foi', 'No entanto, ele foi', true],
  ['ele [foi], e voltou', 'ele foi e voltou', true],
  ['Uma frase. [Outra frase].', 'Uma frase.', true],
  ['[Uma frase]. Outra frase.', 'Uma frase.', false],
  ['igual [em tudo]', 'igual em tudo', false],
])('%j → %j: %j', (before, after, is) => expect(rewritten(before, after)).toBe(is));
