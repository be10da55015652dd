import { expectRule } from '../../../test/expect-rule';
import { lookAlike } from './look-alike';

expectRule(lookAlike, [
  'O desmatamento causa [[a perca → a perda]] de espécies.',
  'Ele acordou [[sedo → cedo]] para ir à escola.',
  'Não [[há duvida → há dúvida]] de que a escola transforma.',
  'Foi [[uma viajem → uma viagem]] inesquecível.',
  'Para que o aluno não perca a vaga, ele corre.',
  'Ninguém duvida disso.',
  'É bom que eles viajem mais.',
]);
