import { expectRule } from '../../../test/expect-rule';
import { verbAgreement } from './verb-agreement';

expectRule(verbAgreement, [
  'Os jovens [[precisa → precisam]] de apoio.',
  'O governo [[investem → investe]] pouco.',
  'Os efeitos da crise [[atinge → atingem]] todos.',
  'Os problemas do país [[é → são]] graves.',
  'A falta de recursos [[prejudicam → prejudica]] a escola.',
  'O grupo [[chegaram → chegou]] atrasado.',
  'A multidão [[gritavam → gritava]] na praça.',
  'Os motoristas [[tem → têm]] pressa.',
  'As cidades [[vem → vêm]] crescendo.',
  'O motorista tem pressa.',
  'Os jovens precisam de apoio.',
  'A maioria dos jovens precisa de apoio.',
  'A maioria dos jovens preferem jogar.',
  'É um recurso que muitas vezes falta nas escolas.',
  'O pai e a mãe precisam de apoio.',
  'Problemas como o aquecimento global serão revertidos.',
  'É ali onde as pessoas [[vive → vivem]].',
]);
