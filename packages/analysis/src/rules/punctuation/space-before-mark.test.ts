import { expectRule } from '../../../test/expect-rule';
import { spaceBeforeMark } from './space-before-mark';

expectRule(spaceBeforeMark, ['O texto[[ ,]] porém, é curto.', 'O texto, porém, é curto.', 'Ele disse: "basta".']);
