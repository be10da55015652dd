import { expectRule } from '../../../test/expect-rule';
import { infinitiveBehindHelper } from './infinitive-behind-helper';

expectRule(infinitiveBehindHelper, [
  'Ele vai [[viaja → viajar]] amanhã.',
  'O governo deve [[investi → investir]] mais.',
  'Ele vai viajar amanhã.',
  'Ele pode e deve estudar.',
]);
