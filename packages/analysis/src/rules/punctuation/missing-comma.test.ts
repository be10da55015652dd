import { expectRule } from '../../../test/expect-rule';
import { missingComma } from './missing-comma';

expectRule(missingComma, ['A lei existe, mas não é cumprida.', 'O aluno leu o livro.']);
