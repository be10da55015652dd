export const texts = {
  title: (name: string) => (name ? `Boas-vindas, ${name}.` : 'Boas-vindas.'),
  lead: 'Confira os seus dados e escolha uma senha só sua. Leva um minuto.',
  data: 'Seus dados',
  username: 'Usuário',
  usernameHelp: 'É com ele que você entra. Só a escola pode mudar.',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  email: 'E-mail',
  emailHelp: 'Para onde vai o link, se um dia você esquecer a senha.',
  password: 'Sua senha',
  save: 'Confirmar e continuar',
};
