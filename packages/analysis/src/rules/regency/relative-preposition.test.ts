import { expectRule } from '../../../test/expect-rule';
import { relativePreposition } from './relative-preposition';

expectRule(relativePreposition, [
  'A menina [[que → de que]] eu gosto mora longe.',
  'O livro [[que → de que]] preciso está esgotado.',
  'O filme [[que → a que]] assisti é bom.',
  'A menina de que eu gosto mora longe.',
  'O menino que gosta de ler aprende.',
  'São humanos que necessitam não só de água.',
  'O aluno que precisa estudar fica em casa.',
  'A pessoa que assiste ao jogo torce.',
]);
