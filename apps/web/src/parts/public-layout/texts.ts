export const texts = {
  backToSite: 'Conheça a Lauda',
  tagline: 'A primeira plataforma de letramento do país.',
  legalBefore: 'Ao entrar, você concorda com os ',
  termsOfUse: 'Termos de uso',
  legalBetween: ' e com a política de ',
  privacy: 'privacidade',
  legalAfter: '.',
  sheetCaption: 'Uma folha pautada com quatro linhas escritas e uma palavra trocada pela professora',
  /** Each line of the sheet; what was crossed out and what came in its place stand apart. */
  sheet: {
    before: ['Escrever é pensar devagar.', 'A primeira versão abre a porta,'],
    changed: { start: 'a segunda ', out: 'chega', in: 'entra', end: ',' },
    after: ['e a terceira acende a luz.'],
    note: '“Entra”: agora dá para ver a cena.',
  },
};
