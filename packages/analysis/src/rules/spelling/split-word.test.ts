import { expectRule } from '../../../test/expect-rule';
import { splitWord } from './split-word';

expectRule(splitWord, [
  '[[Por tanto → Portanto]], é preciso agir.',
  'Por tanto tempo esperei.',
  'Não é fácil [[lhe dar com → lidar com]] a perda.',
  'Estuda [[afim de → a fim de]] passar.',
  'O [[bem estar → bem-estar]] da população importa.',
  'É bom e faz bem estar aqui.',
  'Cuidar do [[meio-ambiente → meio ambiente]] é um dever.',
  'Ele foi [[com migo → comigo]] à festa.',
  'Todos são [[bem vindos → bem-vindos]].',
]);
