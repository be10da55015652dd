import { expectRule } from '../../../test/expect-rule';
import { invariableWord } from './invariable-word';

expectRule(invariableWord, [
  'Hoje há [[menas → menos]] pessoas na rua.',
  'A aluna ficou [[meia → meio]] cansada.',
  'O desmatamento causa [[a perca → a perda]] de espécies.',
  'Hoje há menos pessoas na rua.',
  'Esperou meia hora.',
  'Era meia noite.',
  'Para que o aluno não perca a vaga, ele corre.',
]);
