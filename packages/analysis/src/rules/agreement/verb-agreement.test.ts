import { expectRule } from '../../../test/expect-rule';
import { verbAgreement } from './verb-agreement';

expectRule(verbAgreement, [
  'Os jovens [[precisa → precisam]] de apoio.',
  'O governo [[investem → investe]] pouco.',
  'Os jovens precisam de apoio.',
  'A maioria dos jovens precisa de apoio.',
  'É um recurso que muitas vezes falta nas escolas.',
  'O pai e a mãe precisam de apoio.',
  'Problemas como o aquecimento global serão revertidos.',
  'É ali onde as pessoas [[vive → vivem]].',
]);
