import { expectRule } from '../../../test/expect-rule';
import { openingComma } from './opening-comma';

expectRule(openingComma, [
  '[[Portanto → Portanto,]] o governo deve agir.',
  '[[Nos dias atuais → Nos dias atuais,]] a violência cresce.',
  'Portanto, o governo deve agir.',
  'Por exemplo de vida, ele ganhou um prêmio.',
]);
