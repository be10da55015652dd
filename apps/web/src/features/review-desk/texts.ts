const number = (value: number, digits = 0) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;
const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
});

/** "há 4 dias", "há 3 horas", "agora há pouco". */
const age = (moment: string, now: Date) => {
  const hours = Math.floor((now.getTime() - new Date(moment).getTime()) / 3_600_000);
  if (hours < 1) return 'agora há pouco';
  if (hours < 24) return `há ${counted(hours, 'hora', 'horas')}`;
  return `há ${counted(Math.floor(hours / 24), 'dia', 'dias')}`;
};

/** Only what is still to come is said. */
const OUTCOMES = new Map([
  ['waiting_second', 'espera a segunda correção'],
  ['discrepant', 'em desacordo'],
  ['panel', 'espera a banca'],
]);

export const texts = {
  title: 'Mesa de correção',
  lead: (waiting: number) =>
    waiting === 0 ? 'Nenhum texto espera por você.' : `${counted(waiting, 'texto espera', 'textos esperam')} por você.`,
  notYours: 'A mesa é de quem corrige redações.',
  claim: 'Pegar próxima',
  nothingLeft: 'Não há texto à espera agora.',
  oldest: (moment: string, now: Date) => `O mais antigo chegou ${age(moment, now)}.`,
  overloaded: (count: number) => `A fila está longa: ${counted(count, 'texto', 'textos')} à espera. Se puder, comece pelos mais antigos.`,
  inProgress: 'Em andamento',
  noneInProgress: 'Nada em andamento.',
  waiting: 'À espera',
  noneWaiting: 'A fila está vazia.',
  oldestOf: (shown: number, all: number) => `Estes são os ${number(shown)} mais antigos de ${number(all)}. Pegar próxima segue esta ordem.`,
  finished: 'Terminadas',
  noneFinished: 'Você ainda não terminou nenhuma correção.',
  goOn: 'Continuar',
  open: 'Abrir',
  read: 'Ler',
  graded: (graded: number, all: number) => `${graded} de ${all} competências`,
  words: (count: number) => counted(count, 'palavra', 'palavras'),
  saved: (moment: string) => `salva em ${MOMENT.format(new Date(moment))}`,
  arrived: (moment: string, now: Date) => `chegou ${age(moment, now)}`,
  ended: (moment: string) => MOMENT.format(new Date(moment)),
  zeroed: 'zerada',
  total: (total: number) => `nota ${number(total)}`,
  pace: 'O seu ritmo',
  week: (count: number) => `${counted(count, 'correção', 'correções')} nos últimos 7 dias`,
  median: (seconds: number) =>
    seconds < 90
      ? `cerca de ${counted(seconds, 'segundo', 'segundos')} por texto`
      : `cerca de ${counted(Math.round(seconds / 60), 'minuto', 'minutos')} por texto`,
  failed: 'Não deu para carregar a mesa',
  loading: 'Carregando a mesa…',
  tabs: { mesa: 'Minha mesa', desacordos: 'Desacordos', espera: 'Sem ninguém', equipe: 'Quem corrige' },
  tabsLabel: 'Partes da mesa',
  team: 'Quem corrige o quê',
  teamHow:
    'Concordância: de cada cem correções duplas, quantas ficaram sem desacordo. Rigor: quanto, em pontos percentuais, a pessoa dá a mais ou a menos que a outra. Abaixo de cinco pares não mostramos: seria acaso.',
  reviewer: 'Quem corrige',
  reviewing: 'Em andamento',
  done: 'Terminadas',
  time: 'Tempo',
  agreement: 'Concordância',
  strictness: 'Rigor',
  few: 'poucos pares',
  percent: (share: number) => `${number(share * 100)}%`,
  points: (value: number) => (value === 0 ? 'igual' : `${value > 0 ? '+' : '−'}${number(Math.abs(value), 1)}`),
  minutes: (seconds: number | null) => (seconds === null ? '–' : `${number(Math.max(1, Math.round(seconds / 60)))} min`),
  noTeam: 'Ninguém corrigiu ainda nesta escola.',
  teamFailed: 'Não deu para carregar quem corrige',
  panel: 'banca',
  outcome: (outcome: string | null) => OUTCOMES.get(outcome ?? ''),
};
