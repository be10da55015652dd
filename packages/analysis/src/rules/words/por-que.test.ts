import { expectRule } from '../../../test/expect-rule';
import { porQue } from './por-que';

expectRule(porQue, [
  'Você faltou [[por que → por quê]]?',
  'Não sei [[porque → por que]] ele faltou.',
  'Você faltou por quê?',
  '[[Porque → Por que]] isso acontece?',
  'Ninguém sabe o [[porque → porquê]].',
  'O motivo [[porque → por que]] ele saiu é simples.',
  'Ele saiu porque quis.',
  'Por que isso acontece?',
  'O valor é pouco, seja [[por que → porque]] a escola ignora, seja [[por que → porque]] ninguém conta.',
  'Não se sabe por que isso acontece.',
  'Isso acontece [[por que → porque]] falta dinheiro.',
  'Ninguém sabe por que ele saiu.',
]);
