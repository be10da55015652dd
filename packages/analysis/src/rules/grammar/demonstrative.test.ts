import { expectRule } from '../../../test/expect-rule';
import { demonstrative } from './demonstrative';

expectRule(demonstrative, ['A violência cresce. É preciso enfrentar [[este → esse]] problema.', 'Esse problema cresce a cada ano.']);
