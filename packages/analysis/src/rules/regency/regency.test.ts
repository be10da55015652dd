import { expectRule } from '../../../test/expect-rule';
import { regency } from './regency';

expectRule(regency, [
  'Sua atitude [[implicou em → implicou]] multa.',
  '[[Prefiro mais → Prefiro]] estudar a trabalhar.',
  'Eu [[me simpatizei → simpatizei]] com ela.',
  '[[A medida que → À medida que]] o tempo passa, aprendemos.',
  'A medida que o governo tomou foi dura.',
  'Ele foi implicado em um crime.',
  'Isso ocorre [[devido o → devido ao]] descaso.',
  'Isso não tem [[nada haver → nada a ver]] com a lei.',
  'O autor [[cujo o → cujo]] livro saiu agradou.',
  'Isso ocorre devido ao descaso.',
  'A escola [[implica em → implica]] esforço.',
]);
