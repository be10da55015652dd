export const texts = {
  title: 'Política de privacidade',
  print: 'Imprimir',
};
