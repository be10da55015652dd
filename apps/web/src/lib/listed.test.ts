import { expect, test } from 'vitest';
import { listed } from './listed';

const words = ['agente', 'ação', 'meio', 'efeito'];

test('words are listed as the browser would list them', () => {
  const and = new Intl.ListFormat('pt-BR');
  const or = new Intl.ListFormat('pt-BR', { type: 'disjunction' });
  for (let count = 0; count <= words.length; count += 1) {
    const some = words.slice(0, count);
    expect(listed(some, 'e')).toBe(and.format(some));
    expect(listed(some, 'ou')).toBe(or.format(some));
  }
});
