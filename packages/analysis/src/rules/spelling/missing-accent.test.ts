import { expectRule } from '../../../test/expect-rule';
import { missingAccent } from './missing-accent';

expectRule(missingAccent, [
  'O mundo [[esta → está]] mudando.',
  'A verba vem do dinheiro [[publico → público]].',
  'Os alunos [[tem → têm]] direito à merenda.',
  'Os pais esperam na porta da escola.',
  'Esta casa é antiga e está vazia.',
  'Ele saiu, mas ninguém sabe por quê.',
  'Muitos desistem sem saber por quê, e voltam para casa.',
  'Trabalhar tanto para quê, se o salário não chega?',
  'Para quê tanta pressa?',
  'Há um porquê para tudo isso.',
  'A mãe dá amor e o pai dá exemplo.',
  'O trabalho dá dignidade e a escola dá conhecimento.',
  // No word at all without its accent: the rule of unknown words has it.
  'A violencia cresceu muito no bairro.',
]);
