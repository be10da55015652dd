import { expectRule } from '../../../test/expect-rule';
import { crase } from './crase';

expectRule(crase, ['Todos têm direito [[á → à]] educação.', 'A falta de leitura prejudica a escola.', 'Os alunos voltaram a estudar.']);
