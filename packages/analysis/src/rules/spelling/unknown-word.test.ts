import { expectRule } from '../../../test/expect-rule';
import { unknownWord } from './unknown-word';

expectRule(unknownWord, [
  'A [[educasão → educação]] transforma.',
  'Isso é um [[previlégio → privilégio]] de poucos.',
  '[[Voce → Você]] precisa ler.',
  'O autor Zygmunt Bauman fala de liquidez.',
  'A ONU e o IBGE publicaram dados.',
  'Fazê-lo agora seria um erro, dir-se-á depois.',
  'É preciso ouvir os jovens e [[ajuda-los → ajudá-los]] a crescer, e não só [[vende-las → vendê-las]].',
  'A União [[Européia → Europeia]] discutiu o assunto, e partiu-se para dividi-lo.',
  'O guarda-chuva ficou na escola recém-construída.',
  'As [[familia → famílias]] chegaram.',
  'A [[violencia → violência]] cresceu.',
]);
