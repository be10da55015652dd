import { expectRule } from '../../../test/expect-rule';
import { smallMonth } from './small-month';

expectRule(smallMonth, [
  'Em [[Janeiro → janeiro]] viajamos.',
  'Na [[Segunda-feira → segunda-feira]] há prova.',
  'Ele fala [[Inglês → inglês]].',
  'O Sete de Setembro é feriado.',
  'Em janeiro viajamos.',
]);
