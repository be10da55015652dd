import { expectRule } from '../../../test/expect-rule';
import { pronounAgreement } from './pronoun-agreement';

expectRule(pronounAgreement, [
  'Tu [[vai → vais]] à festa?',
  'Eles [[vem → vêm]] de longe.',
  'Ela [[ligo → ligou]] ontem.',
  'Tu vais à festa?',
  'Ela ligou ontem.',
  'Havia pessoas na rua, e elas [[estava → estavam]] com medo.',
  'Eles [[precisa → precisam]] de ajuda.',
  'O povo sabe que eles não [[faz → fazem]] nada.',
  'Elas também [[deve → devem]] votar.',
  'Vocês [[vai → vão]] gostar.',
  'Nós [[vai → vamos]] mudar o país.',
  'Nós [[deve → devemos]] cobrar o governo.',
  'A gente [[vamos → vai]] à escola.',
  'Quando a gente [[precisamos → precisa]] de um médico, espera.',
  'Para eles é difícil estudar.',
  'Entre elas está a educação.',
  'O direito de vocês existe.',
  'Eles precisam de ajuda, e a gente vai dar.',
  'Nós devemos cobrar, e vocês também devem.',
  'É preciso que eles estudem.',
  'Quem confia neles erra.',
  'Basta ouvi-los: eles, em geral, são felizes.',
]);
