import { expectRule } from '../../../test/expect-rule';
import { nounAgreement } from './noun-agreement';

expectRule(nounAgreement, [
  '[[Esses problema → Esses problemas]] crescem.',
  'A causa [[dos acidente → dos acidentes]] é o álcool.',
  'É preciso ouvir [[nosso jovens → nossos jovens]].',
  'Isso custa [[vinte real → vinte reais]].',
  'O texto se refere [[à pessoas → às pessoas]] pobres.',
  'Ele comprou dois pães.',
  'Esses problemas crescem.',
  'Os mais jovens leem menos.',
  'Um dos maiores problemas é a fome.',
]);
