import { expectRule } from '../../../test/expect-rule';
import { capitalLetter } from './capital-letter';

expectRule(capitalLetter, [
  'A escola ensina. [[isso → Isso]] é bom.',
  'A [[copa do mundo → Copa do Mundo]] parou o país.',
  'Moro no [[brasil → Brasil]] desde cedo.',
  'Ele se sente um deus e fala de futebol, cinema. etc.',
  'O Brasil é grande. Isso é bom.',
]);
