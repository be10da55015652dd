export const texts = {
  email: 'E-mail',
  explanation: 'Informe o e-mail da sua conta. Enviaremos um link para você escolher outra senha.',
  send: 'Enviar link',
  sent: 'Um email foi enviado com as informações para gerar uma nova senha',
  failed: 'Houve um erro, por favor, verifique se o email está correto',
};
