import { expectRule } from '../../../test/expect-rule';
import { questionMark } from './question-mark';

expectRule(questionMark, [
  'Quantos anos você tem[[. → ?]]',
  'Será que isso vai mudar[[. → ?]]',
  'Quantos anos você tem?',
  'Ele perguntou quantos anos você tem.',
]);
