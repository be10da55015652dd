import { expectRule } from '../../../test/expect-rule';
import { badAndBadly } from './bad-and-badly';

expectRule(badAndBadly, [
  'O aluno [[foi mau na → foi mal na]] prova.',
  'Ele é [[um mal aluno → um mau aluno]].',
  '[[O mau → O mal]] venceu o bem.',
  'O aluno foi mal na prova.',
  'Ele é um mau aluno.',
  'O mau aluno saiu.',
  'O mal venceu o bem.',
]);
