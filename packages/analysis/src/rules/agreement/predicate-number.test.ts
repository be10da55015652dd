import { expectRule } from '../../../test/expect-rule';
import { predicateNumber } from './predicate-number';

expectRule(predicateNumber, [
  'As casas são [[bonita → bonitas]].',
  'As crianças estavam [[sozinho → sozinhas]] em casa.',
  'Os problemas são muito [[grave → graves]].',
  'As casas são bonitas.',
  'Os alunos são o futuro do país.',
  'As casas são grande parte do problema.',
]);
