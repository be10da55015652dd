import { expectRule } from '../../../test/expect-rule';
import { contestedRegency } from './contested-regency';

expectRule(contestedRegency, [
  'Ele [[visa o]] cargo de diretor.',
  'Ele [[namora com]] a vizinha.',
  'Eu [[esqueci do]] livro em casa.',
  'Tenho [[certeza que]] vai chover.',
  '[[Cheguei em]] casa tarde.',
  'O atirador visou o alvo.',
  'Lembrei-me de você ontem.',
  'Eu me esqueci do livro.',
  'Tenho certeza de que vai chover.',
  'É certeza que ele vem.',
]);
