import { expectRule } from '../../../test/expect-rule';
import { craseOfPlace } from './crase-of-place';

expectRule(craseOfPlace, [
  'Ele foi [[a → à]] praia no domingo.',
  'Vou [[a → à]] feira comprar frutas.',
  'Os jovens vão [[as → às]] ruas.',
  'Ele foi à praia no domingo.',
  'O melhor lugar foi a praia.',
  'Ele viu a praia.',
  'Vou a Brasília.',
]);
