import { expectRule } from '../../../test/expect-rule';
import { impersonalVerb } from './impersonal-verb';

expectRule(impersonalVerb, [
  '[[Haviam → havia]] muitas pessoas na rua.'.replace('Haviam → havia', 'Haviam → havia'),
  'Eles haviam chegado cedo.',
  '[[Devem haver → deve haver]] soluções.'.replace('Devem haver → deve haver', 'Devem haver → deve haver'),
  '[[Fazem → faz]] dois anos que parti.',
]);
