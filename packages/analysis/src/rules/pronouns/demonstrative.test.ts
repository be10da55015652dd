import { expectRule } from '../../../test/expect-rule';
import { demonstrative } from './demonstrative';

expectRule(demonstrative, [
  '[[Deste → Desse]] modo, o país cresce.',
  'Esse problema cresce a cada ano.',
  'Neste ano, o país cresceu.',
  'Neste século, tudo mudou.',
]);
