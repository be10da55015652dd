import { expectRule } from '../../../test/expect-rule';
import { crase } from './crase';

expectRule(crase, [
  'Todos têm direito [[á → à]] educação.',
  'A falta de leitura prejudica a escola.',
  'Os alunos voltaram a estudar.',
  'Dali a alguns meses a obra terminou.',
  'Daqui a dez anos o país será outro.',
  'Há muitos jovens sem emprego.',
]);
