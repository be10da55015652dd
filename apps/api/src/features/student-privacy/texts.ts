export const texts = {
  /** Where the name of an erased student stood. */
  nobody: { first_name: 'Estudante', last_name: 'apagado' },
  byCommand: 'Comando da equipe',
};
