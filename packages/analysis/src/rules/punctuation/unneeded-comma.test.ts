import { expectRule } from '../../../test/expect-rule';
import { unneededComma } from './unneeded-comma';

expectRule(unneededComma, [
  'A educação [[brasileira, é → brasileira é]] um problema que precisa de solução.',
  'A lei existe, mas não é cumprida.',
  'Ontem, o aluno leu o livro.',
]);
