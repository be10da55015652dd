import { expectRule } from '../../../test/expect-rule';
import { maisForMas } from './mais-for-mas';

expectRule(maisForMas, [
  '[[Mais → Mas]] muitas vezes a escola não oferece isso.',
  'Ele estudou, [[mais → mas]] não passou.',
  'O governo promete, [[mais → mas]] infelizmente não cumpre.',
  'Mais uma vez o rio transbordou.',
  'Mais do que nunca, é hora de ler.',
  'Quanto mais ele lê, mais aprende.',
  'Quanto mais se fala, mais alunos participam.',
]);
