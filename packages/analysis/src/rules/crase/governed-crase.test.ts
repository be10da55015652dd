import { expectRule } from '../../../test/expect-rule';
import { governedCrase } from './governed-crase';

expectRule(governedCrase, [
  'Isso ocorre devido [[a → à]] falta de recursos.',
  'Todos têm direito [[as → às]] informações.',
  'O debate cresceu quanto [[a → à]] disciplina dos alunos.',
  'Refiro-me [[aquele → àquele]] aluno.',
  'Ele se refere [[a → à]] lei.',
  'Isso ocorre devido [[a → à]] atual crise.',
  'Cabe [[a → à]] mídia informar.',
  'Cabe a cada um decidir.',
  'Aquele aluno chegou tarde.',
  'Tanto a proibição quanto a liberação são extremos.',
  'Poucos sabem o quanto a leitura ajuda.',
  'Todos têm direito a um lar.',
  'Ele tem direito a estudar.',
  'Isso ocorre devido à falta de recursos.',
]);
