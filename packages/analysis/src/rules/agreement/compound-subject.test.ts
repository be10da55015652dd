import { expectRule } from '../../../test/expect-rule';
import { compoundSubject } from './compound-subject';

expectRule(compoundSubject, [
  'As redes sociais e a internet [[é → são]] importantes para os jovens.',
  'A escola e a família [[deve → devem]] agir.',
  'A escola e a família devem agir.',
  'O pai saiu e a mãe ficou.',
  'A escola da cidade e a família deve agir.',
  'Cada aluno e cada professor deve agir.',
]);
