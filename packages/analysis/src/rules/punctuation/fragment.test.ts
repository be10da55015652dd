import { expectRule } from '../../../test/expect-rule';
import { fragment } from './fragment';

expectRule(fragment, [
  'É preciso agir[[. Pois → , pois]] o tempo passa.',
  'É preciso agir. Pois bem, vamos.',
  'A polícia deve agir com calma[[. Respeitando → , respeitando]] os direitos humanos.',
  'Lendo, o jovem aprende.',
]);
