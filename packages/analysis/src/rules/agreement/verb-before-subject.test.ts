import { expectRule } from '../../../test/expect-rule';
import { verbBeforeSubject } from './verb-before-subject';

expectRule(verbBeforeSubject, [
  '[[Existe → Existem]] muitas pessoas sem acesso à escola.',
  'No Brasil, [[falta → faltam]] políticas públicas.',
  'Hoje, ainda [[existe → existem]] vários problemas no país.',
  'Com isso, [[surge → surgem]] novas doenças.',
  'Ontem [[chegou → chegaram]] os livros da biblioteca.',
  '[[Falta → Faltam]] dez minutos para o fim da aula.',
  'Naquela rua [[mora → moram]] duas famílias.',
  '[[Sobrou → Sobraram]] muitas vagas no curso.',
  'Ontem chegou o livro de Matemática.',
  'Na escola ele mora.',
  'Existe uma saída para os problemas.',
  'Existem muitas pessoas sem acesso à escola.',
  'Isso acontece muitas vezes.',
  'O preconceito ocorre todos os dias.',
  'O que falta são políticas públicas.',
  'Falta ao governo coragem.',
]);
