import { expectRule } from '../../../test/expect-rule';
import { governedCrase } from './governed-crase';

expectRule(governedCrase, [
  'Isso ocorre devido [[a → à]] falta de recursos.',
  'Todos têm direito [[as → às]] informações.',
  'Todos têm direito a um lar.',
  'Ele tem direito a estudar.',
  'Isso ocorre devido à falta de recursos.',
]);
