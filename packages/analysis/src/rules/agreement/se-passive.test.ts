import { expectRule } from '../../../test/expect-rule';
import { sePassive } from './se-passive';

expectRule(sePassive, [
  '[[Vende-se → Vendem-se]] casas.',
  '[[Aluga-se → Alugam-se]] apartamentos no centro.',
  'Hoje, [[observa-se → observam-se]] muitos problemas na saúde.',
  'Vendem-se casas.',
  'Precisa-se de professores.',
  'Observa-se que os problemas crescem.',
  'Vende-se uma casa.',
]);
