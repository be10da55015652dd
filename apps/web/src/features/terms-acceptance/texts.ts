export const texts = {
  title: 'Antes de começar',
  lead: 'Leia os dois textos. Eles dizem o que você pode esperar de nós e como cuidamos dos dados de quem escreve.',
  use: 'Termos de uso',
  privacy: 'Política de privacidade',
  accept: 'Li e aceito os dois textos',
  changed: 'O texto mudou enquanto você lia. Leia a versão atual e aceite de novo.',
};
