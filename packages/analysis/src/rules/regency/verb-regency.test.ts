import { expectRule } from '../../../test/expect-rule';
import { verbRegency } from './verb-regency';

expectRule(verbRegency, [
  'Muitos assistem [[as → às]] competições.',
  'Os alunos devem obedecer [[as → às]] regras.',
  'Ele desobedeceu [[o → ao]] pai.',
  'Vou [[no → ao]] banco amanhã.',
  'Vou no banco da frente.',
  'Ele obedece às leis.',
  'Ele assistiu [[o → ao]] filme com a turma.',
  'Muitos assistem [[as → às]] novelas.',
  'O jovem prefere o celular [[do que → a]] o livro.',
  'O aluno chega [[na → à]] escola com fome.',
  'As crianças vão [[no → ao]] médico sozinhas.',
  'Ele assistiu ao filme com a turma.',
  'Muitos assistem a filmes em casa.',
  'Ele chegou em casa.',
  'O médico assistiu o paciente.',
  'O governo prefere fazer menos do que prometeu.',
  'Ele preferiu que fosse melhor do que antes.',
  'O resultado chega em março.',
  'A merenda chega na hora.',
]);
