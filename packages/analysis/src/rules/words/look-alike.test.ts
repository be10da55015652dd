import { expectRule } from '../../../test/expect-rule';
import { lookAlike } from './look-alike';

expectRule(lookAlike, [
  'Olhe [[para traz → para trás]].',
  'Ele [[tinha trago → tinha trazido]] o livro.',
  '[[Agente → A gente]] vai sair.',
  'Isso é [[mas ou menos → mais ou menos]] comum.',
  '[[Ela e → Ela é]] bonita.',
  '[[E importante → É importante]] dizer a verdade.',
  'Ela e outras amigas saíram.',
  '[[O pais → O país]] precisa de mais escolas.',
  'Os pais precisam de mais escolas.',
  'O agente vai sair.',
  'Ele traz boas notícias.',
  'O desmatamento causa [[a perca → a perda]] de espécies.',
  'Ele acordou [[sedo → cedo]] para ir à escola.',
  'Não [[há duvida → há dúvida]] de que a escola transforma.',
  'Foi [[uma viajem → uma viagem]] inesquecível.',
  'Para que o aluno não perca a vaga, ele corre.',
  'Ninguém duvida disso.',
  'É bom que eles viajem mais.',
]);
