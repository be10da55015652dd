import { expectRule } from '../../../test/expect-rule';
import { relativeAgreement } from './relative-agreement';

expectRule(relativeAgreement, [
  'As pessoas que [[mora → moram]] nas periferias sofrem mais.',
  'Os jovens brasileiros que não [[estuda → estudam]] ficam sem emprego.',
  'Hoje é comum, pois os alunos que [[trabalha → trabalham]] chegam cansados.',
  'Há muitas crianças que [[passa → passam]] fome.',
  'As pessoas que não [[tem → têm]] opinião votam em branco.',
  'Ainda existem muitas pessoas que [[tem → têm]] dificuldade de ler.',
  'É um acordo entre os países que entrou em vigor.',
  'As pessoas que tem são poucas.',
  'As pessoas que moram nas periferias sofrem mais.',
  'As pessoas que o governo esquece sofrem mais.',
  'As pessoas que ama merecem respeito.',
  'Os livros que comprou ficaram na estante.',
  'O grupo de pessoas que mora ali sofre.',
]);
