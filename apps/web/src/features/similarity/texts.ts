const percent = (share: number) => `${Math.round(share * 100)}%`;

export const texts = {
  title: 'Semelhança',
  percent,
  share: (share: number) => (share === 0 ? 'Nenhum trecho igual a outro texto.' : `${percent(share)} do texto também está em outro lugar.`),
  ofTheme: (share: number) => `${percent(share)} nos textos motivadores`,
  ofOthers: (share: number) => `${percent(share)} em outras redações`,
  ownLines: (own: number, all: number) => `${own} de ${all} linhas próprias`,
  tooFew: 'Com menos de 8 linhas próprias, o ENEM anula a redação por cópia.',
  decide: 'A máquina só aponta: quem decide é você.',
  source: { motivating_text: 'Texto motivador', composition: 'Outra redação' },
  elsewhere: 'redação de outra turma',
  here: 'Neste texto',
  there: 'Na origem',
  mark: 'Marcar como cópia',
  isMarked: 'Marcado',
  marked: 'Trecho marcado.',
  comment: (source: string) => `Este trecho é igual a ${source}. Conte a mesma ideia com as suas palavras ou use aspas e diga de quem é.`,
  failed: 'Não deu para comparar o texto',
  loading: 'Comparando…',
  open: 'Abrir a outra redação',
};
