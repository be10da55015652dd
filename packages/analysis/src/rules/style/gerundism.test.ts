import { expectRule } from '../../../test/expect-rule';
import { gerundism } from './gerundism';

expectRule(gerundism, ['O governo [[vai estar investindo]] em escolas.', 'O governo está investindo em escolas.']);
