import { expectRule } from '../../../test/expect-rule';
import { singledSubject } from './singled-subject';

expectRule(singledSubject, [
  'Mais de um aluno [[faltaram → faltou]] à aula.',
  'Cada um dos alunos [[fizeram → fez]] a prova.',
  'Mais de um aluno faltou à aula.',
  'Mais de dez alunos faltaram à aula.',
]);
