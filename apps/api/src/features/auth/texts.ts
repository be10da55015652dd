/** Letters that the doors send. */
export const texts = {
  recoverySubject: 'Sua nova senha na Lauda',
  recovery: (name: string, link: string) => `Olá, ${name}.

Alguém pediu uma nova senha para a sua conta na Lauda. Se foi você, escolha a senha por este link, que vale por uma hora:

${link}

Se não foi você, não precisa fazer nada: a sua senha continua a mesma.

Equipe Lauda`,
};
