import { expectRule } from '../../../test/expect-rule';
import { agreement } from './agreement';

expectRule(agreement, ['Os jovens leem livros na biblioteca.', 'A maioria dos alunos estuda pela manhã.']);
