import { expectRule } from '../../../test/expect-rule';
import { subjunctive } from './subjunctive';

expectRule(subjunctive, [
  'É importante que o governo [[investe → invista]] em educação.',
  'É necessário que todos [[participam → participem]].',
  'Embora ele [[é → seja]] rico, vive mal.',
  'Embora [[está → esteja]] cansado, ele trabalha.',
  'Caso isso [[acontece → aconteça]], avise.',
  'Para que o povo [[tem → tenha]] saúde, é preciso investir.',
  'É preciso que ele [[faz → faça]] a tarefa.',
  'Espero que ela [[vem → venha]] amanhã.',
  'Talvez ele [[vai → vá]] à festa.',
  'É preciso que o aluno [[fica → fique]] na escola.',
  'É preciso que ele [[dorme → durma]] cedo.',
  'É importante que o governo invista em educação.',
  'É verdade que ele trabalha muito.',
  'Nesse caso isso acontece sempre.',
  'O mais importante que ele fez foi estudar.',
  'É bom que eles viajem mais.',
  'É possível que ele saiba.',
  'Embora seja rico, vive mal.',
  'Para que todos possam ler, é preciso ensinar.',
  'Ele sabe para que serve a escola.',
  'O papel importante que a escola tem é esse.',
  'É preciso que os pais [[fica → fiquem]] atentos.',
]);
