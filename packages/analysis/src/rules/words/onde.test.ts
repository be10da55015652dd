import { expectRule } from '../../../test/expect-rule';
import { onde } from './onde';

expectRule(onde, [
  'Vivemos uma [[época onde → época em que]] tudo muda.',
  '[[Onde você vai → Aonde você vai]]?',
  'Onde você vai dormir?',
  'A cidade onde moro é pequena.',
]);
