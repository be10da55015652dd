import { expectRule } from '../../../test/expect-rule';
import { prefixHyphen } from './prefix-hyphen';

expectRule(prefixHyphen, [
  'O [[co-autor → coautor]] assinou o livro.',
  'O [[contra-cheque → contracheque]] chegou.',
  'A [[auto-estima → autoestima]] é importante.',
  'Ele é [[anti-social → antissocial]].',
  'O anti-inflamatório ajudou.',
  'O micro-ondas quebrou.',
  'O problema é [[sócio-econômico → socioeconômico]].',
  'O anti-herói venceu.',
  'O plano de sócio-torcedor custa caro.',
]);
