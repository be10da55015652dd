export const texts = {
  header: 'ÁREA DO PROFESSOR',
  greeting: 'Que bom ver você.',
  restoreTitle: 'Gerar uma nova senha',
  username: 'Usuário ou e-mail',
  password: 'Senha',
  enter: 'Entrar',
  forgot: 'Esqueci minha senha',
  back: 'Voltar',
  asStudent: 'Fazer login como estudante',
  byNetwork: 'Entrar pela rede de ensino',
  recovered: 'Senha nova guardada. Agora é só entrar com ela.',
  wrongPlatform: {
    title: 'Talvez você esteja na plataforma errada!',
    text: 'Esta é a área do professor. Para continuar, use o botão da plataforma do gestor ou o da plataforma do estudante.',
    manager: 'Plataforma do gestor',
    student: 'Plataforma do estudante',
  },
  demonstration: {
    title: 'Demonstração',
    lead: 'Escolha uma pessoa e entre com um clique.',
    mailbox: 'Ver o correio da demonstração',
  },
};
