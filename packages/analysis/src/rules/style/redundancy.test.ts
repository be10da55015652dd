import { expectRule } from '../../../test/expect-rule';
import { redundancy } from './redundancy';

expectRule(redundancy, [
  'A turma [[subiu para cima → subiu]].',
  'Ele [[saiu para fora → saiu]].',
  'O [[elo de ligação → elo]] entre eles é forte.',
  'É preciso [[encarar de frente → encarar]] o problema.',
  'O balão subiu para o céu.',
  'Ele saiu para fora do país em busca de trabalho.',
]);
