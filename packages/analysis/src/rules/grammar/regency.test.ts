import { expectRule } from '../../../test/expect-rule';
import { regency } from './regency';

expectRule(regency, [
  'Isso ocorre [[devido o → devido ao]] descaso.',
  'Isso não tem [[nada haver → nada a ver]] com a lei.',
  'O autor [[cujo o → cujo]] livro saiu agradou.',
  'Isso ocorre devido ao descaso.',
  'A escola [[implica em → implica]] esforço.',
]);
