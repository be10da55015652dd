import { expectRule } from '../../../test/expect-rule';
import { imperfectSubjunctive } from './imperfect-subjunctive';

expectRule(imperfectSubjunctive, [
  'Se todos [[ajuda-se → ajudasse]] o próximo, o mundo seria melhor.',
  'Mas, se o governo [[investi-se → investisse]] mais, haveria escolas.',
  'Sabe-se que o problema é antigo.',
  'Se todos ajudassem, o mundo seria melhor.',
  'O aluno que prepara-se passa.',
  'Não se sabe, mas trata-se de um crime.',
]);
