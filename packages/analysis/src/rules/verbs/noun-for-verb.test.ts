import { expectRule } from '../../../test/expect-rule';
import { nounForVerb } from './noun-for-verb';

expectRule(nounForVerb, [
  'A internet [[influência → influencia]] os jovens.',
  'Esse dado [[evidência → evidencia]] o problema.',
  'Isso [[influência → influencia]] diretamente a saúde.',
  'A influência da mídia é grande.',
  'O governo tem influência nas escolas.',
  'A prática do esporte ajuda.',
  'O jornal publicou a notícia no domingo.',
]);
