import { expectRule } from '../../../test/expect-rule';
import { nounAgreement } from './noun-agreement';

expectRule(nounAgreement, [
  '[[Esses problema → Esses problemas]] crescem.',
  'A causa [[dos acidente → dos acidentes]] é o álcool.',
  'É preciso ouvir [[nosso jovens → nossos jovens]].',
  'Esses problemas crescem.',
  'Os mais jovens leem menos.',
  'Um dos maiores problemas é a fome.',
]);
