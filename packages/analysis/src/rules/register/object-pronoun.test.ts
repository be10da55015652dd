import { expectRule } from '../../../test/expect-rule';
import { objectPronoun } from './object-pronoun';

expectRule(objectPronoun, [
  'Eu [[vi ela → vi-a]] na escola.',
  'Ontem [[encontrei ele → encontrei-o]] na rua.',
  'É preciso [[respeitar elas → respeitá-las]].',
  'Os vizinhos [[levaram ele → levaram-no]] ao hospital.',
  'Nós [[vimos eles → vimo-los]] na praça.',
  'Eu a vi na escola.',
  'Foi ela quem disse.',
  'Disse ele que viria.',
  'Falei com ela ontem.',
]);
