import { expectRule } from '../../../test/expect-rule';
import { onde } from './onde';

expectRule(onde, ['Vivemos uma [[época onde → época em que]] tudo muda.', 'A cidade onde moro é pequena.']);
