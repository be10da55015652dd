import { expectRule } from '../../../test/expect-rule';
import { loosePrefix } from './loose-prefix';

expectRule(loosePrefix, [
  'A [[auto estima → autoestima]] do aluno cresce.',
  'Grupos [[anti sociais → antissociais]] preocupam.',
  'O super mercado fechou? Não: comprou um auto novo.'.replace('super mercado', '[[super mercado → supermercado]]'),
]);
