import { expectRule } from '../../../test/expect-rule';
import { predicateAgreement } from './predicate-agreement';

expectRule(predicateAgreement, [
  'É [[necessário → necessária]] a criação de leis mais rígidas.',
  'Faz-se [[necessário → necessária]] a atuação do Estado.',
  'É [[proibido → proibida]] a entrada de menores.',
  'É necessário criar leis.',
  'É necessário que a escola atue.',
  'É necessária a criação de leis.',
  'É necessário o apoio da família.',
  'É necessário paciência.',
]);
