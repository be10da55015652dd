import { expectRule } from '../../../test/expect-rule';
import { invariableWord } from './invariable-word';

expectRule(invariableWord, [
  'Hoje há [[menas → menos]] pessoas na rua.',
  'A aluna ficou [[meia → meio]] cansada.',
  'Hoje há menos pessoas na rua.',
  'Esperou meia hora.',
  'Era meia noite.',
  'Erros como "menas" são comuns.',
]);
