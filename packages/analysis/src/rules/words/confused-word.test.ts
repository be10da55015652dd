import { expectRule } from '../../../test/expect-rule';
import { confusedWord } from './confused-word';

expectRule(confusedWord, [
  'A lei existe, [[mais → mas]] não é cumprida.',
  'O problema é mais grave do que parece.',
  'A lei existe, mas não é cumprida.',
]);
