import { expectRule } from '../../../test/expect-rule';
import { futureSubjunctive } from './future-subjunctive';

expectRule(futureSubjunctive, [
  'Quando ele [[vim → vier]], conversaremos.',
  'Se ele [[dispor → dispuser]] de tempo, virá.',
  'Se ele [[querer → quiser]] participar, será bem-vindo.',
  'Quando eu [[ver → vir]] o resultado, aviso.',
  'Se eles não [[fazerem → fizerem]] nada, tudo continua.',
  'Se vocês [[poder → puderem]], venham.',
  'Se nós [[termos → tivermos]] coragem, o país muda.',
  'Assim que você [[saber → souber]] a verdade, conte.',
  'Se a gente não [[dar → der]] o exemplo, ninguém dará.',
  'Se ele quiser participar, será bem-vindo.',
  'Se eu vir o resultado, aviso.',
  'É difícil se fazer ouvir.',
  'Não se pode ver tudo.',
  'Se eles estudarem, passam.',
  'Uns têm facilidade, enquanto elas terão dificuldade.',
  'Se todos [[fazerem → fizerem]] a sua parte, o bairro melhora.',
  'Se o governo [[manter → mantiver]] a verba, a obra anda.',
  'Se a escola abrir cedo, eles entram.',
]);
