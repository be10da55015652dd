import { expectRule } from '../../../test/expect-rule';
import { acronym } from './acronym';

expectRule(acronym, [
  'O [[CONAR]] fiscaliza a propaganda no país inteiro.',
  'O Conselho Nacional (CONAR) fiscaliza.',
  'O SUS atende a todos os cidadãos.',
]);
