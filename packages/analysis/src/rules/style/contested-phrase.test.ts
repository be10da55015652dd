import { expectRule } from '../../../test/expect-rule';
import { contestedPhrase } from './contested-phrase';

expectRule(contestedPhrase, [
  'Ele leu o resumo [[ao invés de → em vez de]] ler o livro.',
  'Isso [[muitas das vezes → muitas vezes]] é esquecido.',
  'Sua opinião vai [[de encontro à]] minha.',
  'O carro foi [[ao encontro do poste → de encontro ao poste]].',
  'Soube da notícia [[através do jornal → por meio do jornal]].',
  'Vi o menino através da janela.',
  'Ele leu o resumo em vez de ler o livro.',
]);
