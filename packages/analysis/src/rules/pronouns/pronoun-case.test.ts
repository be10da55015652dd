import { expectRule } from '../../../test/expect-rule';
import { pronounCase } from './pronoun-case';

expectRule(pronounCase, [
  'Há um acordo [[entre eu e → entre mim e]] você.',
  'Ficou [[entre ela e eu → entre ela e mim]].',
  'O professor trouxe um livro [[para mim → para eu]] ler.',
  'Minha mãe pediu [[pra mim → para eu]] estudar mais.',
  'Era [[para mim → para eu]] fazer o trabalho.',
  'É uma honra para mim falar aqui.',
  'É difícil para mim fazer isso.',
  'Para mim, estudar é um direito.',
  'Entre mim e você há um acordo.',
  'Ele olhou para mim.',
]);
