const MOMENT = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'America/Sao_Paulo' });
const number = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

export const texts = {
  title: 'Espelho da redação',
  classTitle: (count: number) => (count === 1 ? '1 espelho' : `${count} espelhos`),
  print: 'Imprimir',
  back: 'Voltar',
  loading: 'Preparando a impressão…',
  progress: (done: number, all: number) => `${done} de ${all} textos prontos`,
  failed: 'Não deu para preparar a impressão',
  none: 'Nenhum texto corrigido para imprimir',
  noneHint: 'Os espelhos saem dos textos que já têm correção terminada.',
  submitted: (moment: string) => `Entregue em ${MOMENT.format(new Date(moment))}`,
  competence: 'Competência',
  points: 'Pontos',
  comment: 'Comentário',
  total: 'Total',
  of: (max: number) => `de ${number(max)}`,
  value: (value: number | null) => (value === null ? '–' : number(value)),
  notes: 'Marcações',
  general: 'Comentário geral',
  zeroed: 'Redação zerada',
  notGraded: 'Sem nota ainda',
  types: { correcao: 'correção', elogio: 'elogio', orientacao: 'orientação', plagio: 'cópia' },
  line: (first: number, last: number) => (first === last ? `l. ${first}` : `l. ${first}–${last}`),
  sheetOf: (page: number, pages: number) => `Folha ${page} de ${pages}`,
};
