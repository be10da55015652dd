import { expectRule } from '../../../test/expect-rule';
import { missingAccent } from './missing-accent';

expectRule(missingAccent, [
  'O mundo [[esta → está]] mudando.',
  'O [[pais → país]] precisa de mais escolas.',
  'A verba vem do dinheiro [[publico → público]].',
  'Os alunos [[tem → têm]] direito à merenda.',
  'Os pais esperam na porta da escola.',
  'Esta casa é antiga e está vazia.',
]);
