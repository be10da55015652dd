import { expectRule } from '../../../test/expect-rule';
import { oMesmo } from './o-mesmo';

expectRule(oMesmo, ['O aluno estuda, mas [[o mesmo]] não lê.', 'Ele lê o mesmo livro.']);
