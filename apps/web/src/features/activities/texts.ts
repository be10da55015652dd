import type { ProgressState } from '@lauda/contract/activities';
import type { TestType } from '@lauda/contract/test-types';

const number = (value: number, digits = 0) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;
const ZONE = { timeZone: 'America/Sao_Paulo' } as const;
const DAY = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', ...ZONE });
const MOMENT = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', ...ZONE });
const MS_A_DAY = 86_400_000;

const daysTo = (moment: string, now: Date) => Math.ceil((new Date(moment).getTime() - now.getTime()) / MS_A_DAY);

/** Where an activity is in its time. */
function when(opens: string, closes: string, now: Date): string {
  const toOpen = daysTo(opens, now);
  if (new Date(opens) > now) return toOpen <= 1 ? 'abre em menos de um dia' : `abre em ${toOpen} dias`;
  const toClose = daysTo(closes, now);
  if (new Date(closes) <= now) return `encerrou em ${DAY.format(new Date(closes))}`;
  return toClose <= 1 ? 'encerra em menos de um dia' : `encerra em ${toClose} dias`;
}

const types: Record<TestType, string> = { pratica: 'Práticas', avaliacao: 'Avaliações', simulado: 'Simulados' };
const stateCounts: Record<ProgressState, [one: string, many: string]> = {
  nao_iniciada: ['não iniciada', 'não iniciadas'],
  em_andamento: ['em andamento', 'em andamento'],
  entregue: ['entregue', 'entregues'],
  em_correcao: ['em correção', 'em correção'],
  corrigida: ['corrigida', 'corrigidas'],
  zerada: ['zerada', 'zeradas'],
};

export const texts = {
  title: 'Atividades',
  types,
  typesLabel: 'Tipo de atividade',
  type: (type: string) => ({ pratica: 'Prática', avaliacao: 'Avaliação', simulado: 'Simulado' })[type] ?? type,
  create: 'Criar atividade',
  lead: (count: number, type: TestType) =>
    `${counted(count, { pratica: 'prática', avaliacao: 'avaliação', simulado: 'simulado' }[type], types[type].toLowerCase())}.`,
  search: 'Procurar atividade',
  searchHint: 'Título, tema ou turma',
  group: 'Turma',
  state: 'Situação',
  every: 'Todas',
  activityStates: {
    aberta: 'Abertas',
    aguarda_correcao: 'À espera de correção',
    encerrada: 'Encerradas',
    agendada: 'Agendadas',
    arquivada: 'Arquivadas',
  },
  year: 'Ano letivo',
  everyYear: 'Todos',
  school: 'Escola',
  loading: 'Carregando as atividades…',
  failed: 'Não deu para carregar as atividades',
  oneFailed: 'Não deu para carregar a atividade',
  noSuchType: 'Não há atividades deste tipo',
  empty: 'Nenhuma atividade aqui ainda',
  emptyHint: 'Escolha um tema e dê-o a uma turma.',
  emptyReadOnly: 'Quando uma turma do seu alcance receber uma atividade, ela aparece aqui.',
  toThemes: 'Escolher um tema',
  noneFound: 'Nenhuma atividade com esses filtros',
  clear: 'Limpar filtros',
  when,
  day: (moment: string) => DAY.format(new Date(moment)),
  moment: (moment: string) => MOMENT.format(new Date(moment)),
  late: (count: number) => counted(count, 'com atraso', 'com atraso'),
  stateCount: (state: ProgressState, count: number) => counted(count, ...stateCounts[state]),
  whoIsWhere: 'Quem está onde',
  rewriting: 'Reescrita',
  archived: 'Arquivada',
  published: 'Correção encerrada',
  students: (count: number) => counted(count, 'estudante', 'estudantes'),
  mean: (value: number | null) => (value === null ? '–' : number(value, value < 100 ? 1 : 0)),
  points: (value: number | null) => (value === null ? '–' : value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })),
  of: (max: number) => `de ${number(max)}`,
  percent: (value: number) => `${number(value)}%`,
  noMean: 'Sem notas ainda',
  meanOf: 'Média',
  byCompetence: 'Média por competência',
  distribution: 'Distribuição das notas',
  band: (from: number, to: number, max: number) => (from >= max ? 'nota máxima' : `de ${number(from)} a menos de ${number(to)} pontos`),
  bandCount: 'Textos',
  bandName: 'Faixa',
  back: 'Atividades',
  student: 'Estudante',
  words: 'Palavras',
  total: 'Nota',
  handed: 'Entrega',
  reviewer: 'Correção',
  notHanded: '–',
  delayed: 'com atraso',
  adapted: 'PCD',
  correct: 'Corrigir',
  read: 'Ler',
  versions: 'Versões',
  transcribe: 'Transcrever',
  filterState: 'Mostrar',
  all: 'Todos',
  select: (name: string) => `Selecionar ${name}`,
  selectAll: 'Selecionar todos',
  selected: (count: number) => counted(count, 'estudante selecionado', 'estudantes selecionados'),
  bar: 'Ações para os selecionados',
  selectColumn: 'Selecionar',
  remindSome: 'Lembrar',
  correctNext: (count: number) => (count === 1 ? 'Corrigir 1 texto' : `Corrigir ${number(count)} textos`),
  reopen: 'Reabrir',
  unfinish: 'Devolver ao estudante',
  remind: 'Lembrar quem falta',
  finish: 'Encerrar a correção',
  rewrite: 'Criar reescrita',
  edit: 'Editar',
  archive: 'Arquivar',
  restore: 'Trazer de volta',
  remove: 'Apagar',
  actions: 'Mais ações',
  rowActions: 'Ações',
  print: 'Imprimir espelhos',
  cancel: 'Cancelar',
  save: 'Salvar',
  readOnly: 'Você acompanha as atividades e não muda nada nelas.',
  cannotEdit: 'Nesta escola a correção é feita fora da turma, e as atividades não podem ser mudadas aqui.',
  reopenTitle: 'Reabrir textos',
  reopenSaid: 'O texto volta ao estudante como estava, até a data final. A nota sai até a nova correção.',
  reopenConfirm: (count: number) => (count === 0 ? 'Reabrir' : `Reabrir ${counted(count, 'texto', 'textos')}`),
  reopenSaidClosed: 'A atividade já encerrou. Quem você escolher volta a escrever até a nova data, com o texto como estava.',
  reopenWho: 'Quem volta a escrever',
  reopenNone: 'Enquanto a atividade está aberta, só textos já corrigidos podem ser reabertos, e ainda não há nenhum.',
  reopenNoneClosed: 'Nenhum texto pode ser reaberto agora: há correções em andamento.',
  pickEnd: 'Escolha até quando.',
  refusedOne: (name: string, state: string) => `${name}: ${state.toLowerCase()}`,
  reopened: (count: number) => (count === 1 ? '1 texto reaberto.' : `${number(count)} textos reabertos.`),
  newEnd: 'Nova data final',
  reminded: (count: number) => (count === 1 ? 'Lembrete enviado a 1 estudante.' : `Lembrete enviado a ${number(count)} estudantes.`),
  nobodyToRemind: 'Todos já entregaram.',
  finishTitle: 'Encerrar a correção?',
  finishSaid: (ready: number) =>
    ready === 1 ? '1 texto corrigido será publicado ao estudante.' : `${number(ready)} textos corrigidos serão publicados aos estudantes.`,
  finishRest: (rest: number) =>
    rest === 0
      ? ''
      : rest === 1
        ? '1 ainda espera correção e fica para depois.'
        : `${number(rest)} ainda esperam correção e ficam para depois.`,
  finishMeans: 'Cada estudante recebe a nota e os comentários, e é avisado.',
  finishDone: 'Tudo o que foi corrigido já está publicado.',
  finishNone: 'Ainda não há texto corrigido para publicar.',
  finishConfirm: 'Publicar',
  finished: (count: number) =>
    count === 0 ? 'Tudo já estava publicado.' : count === 1 ? '1 correção publicada.' : `${number(count)} correções publicadas.`,
  removeTitle: 'Apagar esta atividade?',
  removeSaid: 'Ninguém entregou texto nela, então pode ser apagada. Não há volta.',
  removed: 'Atividade apagada.',
  archiveTitle: 'Arquivar esta atividade?',
  archiveSaid: 'Já há textos entregues, por isso ela não pode ser apagada. Arquivada, sai das listas e nada se perde.',
  archivedDone: 'Atividade arquivada.',
  restored: 'Atividade de volta à lista.',
  editTitle: 'Editar atividade',
  fields: {
    title: 'Título',
    opens_at: 'Abre em',
    closes_at: 'Encerra em',
    guidance: 'Orientação aos estudantes',
    review_flow: 'Correção',
    allows_rewriting: 'Permitir reescrita',
  },
  flows: [
    { value: 'N' as const, text: 'Por docente' },
    { value: 'O' as const, text: 'Oficial' },
    { value: 'D' as const, text: 'Dupla, às cegas' },
  ],
  needsTitle: 'A atividade precisa de um título.',
  needsDate: 'Escolha o dia e a hora.',
  endBeforeStart: 'O fim precisa vir depois do começo.',
  saved: 'Atividade salva.',
  changedElsewhere: 'Alguém mudou esta atividade enquanto você editava. Nada do que você digitou se perdeu; o que está salvo agora:',
  savedNow: (field: string, value: string) => `${field}: ${value}`,
  saveMine: 'Salvar o meu',
  takeSaved: 'Ficar com o que está salvo',
  yes: 'sim',
  no: 'não',
  blank: 'em branco',
  transcribeTitle: (name: string) => `Texto de ${name}`,
  transcribeSaid: 'Para textos escritos em papel: copie como está, erros inclusive, com as quebras de parágrafo do estudante.',
  transcribeText: 'Texto',
  transcribeHeading: 'Título do texto',
  transcribeDone: 'Texto entregue.',
  handIn: 'Entregar',
};
