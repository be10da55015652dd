import { expectRule } from '../../../test/expect-rule';
import { pronounPlacement } from './pronoun-placement';

expectRule(pronounPlacement, [
  '[[Me disseram → Disseram-me]] a verdade.',
  'A pessoa que [[torna-se → se torna]] leitora cresce.',
  'Não [[sabe-se → se sabe]] a causa.',
  'Sabe-se que é assim.',
  'O jovem torna-se leitor.',
]);
