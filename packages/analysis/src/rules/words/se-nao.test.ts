import { expectRule } from '../../../test/expect-rule';
import { seNao } from './se-nao';

expectRule(seNao, [
  'Estude, [[se não → senão]] vai reprovar.',
  '[[Senão → Se não]] chover, iremos à praia.',
  'Estude, senão vai reprovar.',
  'Se não chover, iremos à praia.',
  'Não fez nada senão reclamar.',
  'Ele pergunta, se não vai chover, por que levar o guarda-chuva.',
]);
