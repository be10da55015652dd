import { expectRule } from '../../../test/expect-rule';
import { contestedPhrase } from './contested-phrase';

expectRule(contestedPhrase, [
  'Ele leu o resumo [[ao invés de → em vez de]] ler o livro.',
  'Isso [[muitas das vezes → muitas vezes]] é esquecido.',
  'Ele leu o resumo em vez de ler o livro.',
]);
