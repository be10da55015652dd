export const texts = {
  notForProfile: 'Esta tela não é do seu perfil',
  notForProfileWhy: 'Ela mostra estudantes, um a um, a quem ensina, coordena ou dirige a escola.',
  toHome: 'Ir para o início',
  home: 'Lauda, página inicial',
  logOut: 'Sair',
};
