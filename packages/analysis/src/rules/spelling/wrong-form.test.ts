import { expectRule } from '../../../test/expect-rule';
import { wrongForm } from './wrong-form';

expectRule(wrongForm, [
  'A polícia [[deteu → deteve]] o suspeito.',
  'O gato está [[encima → em cima]] da mesa.',
  'O [[fim-de-semana → fim de semana]] foi bom.',
  'Seja [[benvindo → bem-vindo]].',
  'A polícia deteve o suspeito.',
  'O fim de semana foi bom.',
]);
