import { expectRule } from '../../../test/expect-rule';
import { porQue } from './por-que';

expectRule(porQue, [
  '[[Porque → Por que]] isso acontece?',
  'Ninguém sabe o [[porque → porquê]].',
  'O motivo [[porque → por que]] ele saiu é simples.',
  'Ele saiu porque quis.',
  'Por que isso acontece?',
  'O valor é pouco, seja [[por que → porque]] a escola ignora, seja [[por que → porque]] ninguém conta.',
  'Não se sabe por que isso acontece.',
]);
