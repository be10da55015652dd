import { expectRule } from '../../../test/expect-rule';
import { timeElapsed } from './time-elapsed';

expectRule(timeElapsed, [
  'O país enfrenta [[à → há]] anos problemas na saúde.',
  '[[À → Há]] muito tempo o povo espera.',
  'A lei existe [[à → há]] 20 anos.',
  'O racismo existe [[a → há]] séculos no Brasil.',
  'Daqui [[há → a]] dois anos haverá eleição.',
  'A abolição veio [[há muitos anos atrás → há muitos anos]].',
  'Daqui [[à → a]] dez anos tudo muda.',
  'A pena vai de 10 a 20 anos.',
  'Foi condenado a 20 anos de prisão.',
  'Daqui a anos ninguém lembrará.',
  'Há anos o povo espera.',
  'Jovens de 13 [[à → a]] 17 anos sofrem mais.',
  'O salário caiu, comparado a anos anteriores.',
  'Ninguém quer voltar a tempos de censura.',
  'À noite, há perigo.',
  'Ele se dedica à semana de provas.',
]);
