import { expectRule } from '../../../test/expect-rule';
import { schoolAgreement } from './school-agreement';

expectRule(schoolAgreement, [
  '[[Ela mesmo → Ela mesma]] resolveu o problema.',
  '[[Elas mesmo → Elas mesmas]] fizeram o trabalho.',
  '[[Segue anexo a → Segue anexa a]] carta.',
  'Eu [[estou quites → estou quite]] com o banco.',
  'Comprei [[bastante → bastantes]] livros.',
  'Muito [[obrigado → obrigada]], disse ela.',
  'Comprei [[duzentas gramas → duzentos gramas]] de presunto.',
  'Ela, mesmo doente, foi à escola.',
  'Eles estudaram bastante.',
  'Muito obrigado, disse o rapaz.',
]);
