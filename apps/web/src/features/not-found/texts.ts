export const texts = {
  title: 'Página não encontrada',
  words: 'O endereço pode ter mudado, ou falta uma letra nele.',
  home: 'Ir para a página inicial',
  back: 'Voltar',
};
