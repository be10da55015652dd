import { expectRule } from '../../../test/expect-rule';
import { loosePrefix } from './loose-prefix';

expectRule(loosePrefix, [
  'Ele é [[vice presidente → vice-presidente]] do clube.',
  'O [[ex presidente → ex-presidente]] falou.',
  'O [[pré natal → pré-natal]] é importante.',
  'O ex-presidente falou.',
  'A [[auto estima → autoestima]] do aluno cresce.',
  'Grupos [[anti sociais → antissociais]] preocupam.',
  'O super mercado fechou? Não: comprou um auto novo.'.replace('super mercado', '[[super mercado → supermercado]]'),
]);
