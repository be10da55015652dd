import { expectRule } from '../../../test/expect-rule';
import { doubleMark } from './double-mark';

expectRule(doubleMark, [
  'O menino correu[[,, → ,]] caiu e chorou.',
  'Ele disse que sim[[.. → .]]',
  'Ele saiu[[,. → .]]',
  'Ele pensou... e saiu.',
  'Há fome, medo etc., e ninguém age.',
  'O que é isso?!',
]);
