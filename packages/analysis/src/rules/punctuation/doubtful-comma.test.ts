import { expectRule } from '../../../test/expect-rule';
import { doubtfulComma } from './doubtful-comma';

expectRule(doubtfulComma, ['A lei existe, mas não é cumprida.', 'O aluno leu o livro.']);
