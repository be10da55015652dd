export const texts = {
  home: 'Lauda, página inicial',
  logOut: 'Sair',
};
