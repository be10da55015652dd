import { expectRule } from '../../../test/expect-rule';
import { needlessCapital } from './needless-capital';

expectRule(needlessCapital, [
  'O povo [[Brasileiro → brasileiro]] é alegre.',
  'O Campeonato Brasileiro começou.',
  'Nosso [[País → país]] cresce.',
  'O Ministério da Saúde agiu.',
  'A Revolução Francesa mudou a sociedade.',
  'O ensino melhorou, [[Porém → porém]] muitos jovens deixam a escola.',
  'Segundo a polícia, [[Todos → todos]] foram ouvidos.',
  'O programa Minha Casa, Minha Vida mudou o bairro.',
  'No país, O Globo publicou a notícia.',
]);
