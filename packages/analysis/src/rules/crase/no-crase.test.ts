import { expectRule } from '../../../test/expect-rule';
import { noCrase } from './no-crase';

expectRule(noCrase, [
  'O carro é movido [[à → a]] álcool.',
  'Andamos [[à → a]] pé até a escola.',
  'Isso vale [[à → a]] pena.',
  'Ficamos cara [[à → a]] cara.',
  'Dei o livro [[à → a]] ela.',
  'Entreguei tudo [[à → a]] você.',
  'De segunda [[à → a]] sexta há aula.',
  'Ele começou [[à → a]] chorar.',
  'Ele chegou à uma hora da tarde.',
  'O bife à milanesa esfriou.',
  'Ele foi à praia.',
  'Fez um gol à Pelé.',
  'Ficou à espera do ônibus.',
  'Repetiu à exaustão.',
]);
