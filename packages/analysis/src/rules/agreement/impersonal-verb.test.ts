import { expectRule } from '../../../test/expect-rule';
import { impersonalVerb } from './impersonal-verb';

expectRule(impersonalVerb, [
  '[[Vão fazer → Vai fazer]] três meses que ele partiu.',
  'Eles vão fazer três provas.',
  '[[Haviam → Havia]] muitas pessoas na rua.',
  'Eles haviam chegado cedo.',
  '[[Devem haver → Deve haver]] soluções.',
  '[[Fazem → Faz]] dois anos que parti.',
  '[[Deve-se haver → Deve haver]] uma mudança.',
  'Deve haver uma mudança.',
  '[[Fazem → Faz]] anos que não chove.',
  'Os gêmeos fazem anos hoje.',
]);
