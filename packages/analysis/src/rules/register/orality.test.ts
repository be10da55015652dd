import { expectRule } from '../../../test/expect-rule';
import { orality } from './orality';

expectRule(orality, [
  'Estudou [[pra → para]] passar.',
  '[[Aí → Então]] ele saiu.',
  'Ele estava aí ontem.',
  'Um tipo de livro raro.',
  'Foi [[tipo assim]] uma festa.',
]);
