import { expectRule } from '../../../test/expect-rule';
import { passiveNumber } from './passive-number';

expectRule(passiveNumber, [
  '[[Foi → Foram]] encontrados muitos erros na prova.',
  'Por isso, as obras [[é → são]] feitas com pressa.',
  'Ontem foram [[encontrado → encontrados]] muitos erros.',
  'Foram encontrados muitos erros na prova.',
  'Foi dito que a escola fecharia.',
  'Os alunos foram embora.',
]);
