export const texts = {
  header: 'NOVA SENHA',
  choose: 'Escolha outra senha',
  checking: 'Conferindo o link…',
  save: 'Guardar a nova senha',
  ended: 'Este link não vale mais',
  endedWhy: 'Cada link serve uma vez, por até uma hora. Se você ainda precisa, peça outro aqui mesmo.',
  checkFailed: 'Não deu para conferir o link',
  toLogin: 'Ir para o login',
};
