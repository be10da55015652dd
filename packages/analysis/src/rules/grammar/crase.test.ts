import { expectRule } from '../../../test/expect-rule';
import { crase } from './crase';

expectRule(crase, [
  'Isso se deve [[a → à]] falta de investimento.',
  'O governo deve dar apoio [[as → às]] famílias.',
  'Todos têm direito [[á → à]] educação.',
  'A falta de leitura prejudica a escola.',
  'Os alunos voltaram a estudar.',
]);
