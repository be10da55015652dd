import type { TodayItem } from '@lauda/contract/home';
import { dotted } from '../../lib/dotted';

const number = (value: number, digits = 0) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const WEEKDAY = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'America/Sao_Paulo' });
const COUNT_WORDS = [
  '',
  'Uma coisa precisa',
  'Duas coisas precisam',
  'Três coisas precisam',
  'Quatro coisas precisam',
  'Cinco coisas precisam',
];

const daysAgo = (moment: string, now: Date) => Math.floor((now.getTime() - new Date(moment).getTime()) / 86_400_000);
const since = (moment: string, now: Date) => {
  const days = daysAgo(moment, now);
  if (days <= 0) return 'o mais antigo chegou hoje';
  return days === 1 ? 'o mais antigo, há 1 dia' : `o mais antigo, há ${days} dias`;
};
const ending = (moment: string, now: Date) => {
  const days = Math.ceil((new Date(moment).getTime() - now.getTime()) / 86_400_000);
  if (days <= 1) return 'termina em menos de um dia';
  return `termina ${WEEKDAY.format(new Date(moment))
    .replace(/^(sábado|domingo)$/, 'no $1')
    .replace(/^(?!no )/, 'na ')}`;
};

type Said = { sentence: string; aside: string; action: string; tone?: 'accent' };

const said: Record<TodayItem['kind'], (item: TodayItem, now: Date) => Said> = {
  texts_waiting: ({ count, about, moment }, now) => ({
    sentence: count === 1 ? `texto do ${about} espera correção` : `textos do ${about} esperam correção`,
    aside: moment ? since(moment, now) : '',
    action: 'Corrigir',
  }),
  students_stopped: ({ count, about }) => ({
    sentence: count === 1 ? `estudante do ${about} parou de escrever` : `estudantes do ${about} pararam de escrever`,
    aside: 'nenhuma entrega em três atividades',
    action: 'Ver quem',
    tone: 'accent',
  }),
  activity_ending: ({ count, about, title, moment, percent }, now) => ({
    sentence: `${count === 1 ? 'entrega falta' : 'entregas faltam'} no ${about}, e a atividade ${moment ? ending(moment, now) : 'está para terminar'}`,
    aside: [title, percent === null ? '' : `${percent}% já entregaram`].filter(Boolean).join(', '),
    action: 'Lembrar a turma',
  }),
  revision_to_finish: ({ count, about, title }) => ({
    sentence: count === 1 ? `correção pronta para publicar no ${about}` : `correções prontas para publicar no ${about}`,
    aside: title ?? '',
    action: 'Publicar',
  }),
  reviews_discrepant: ({ count, moment }, now) => ({
    sentence: count === 1 ? 'correção dupla em desacordo' : 'correções duplas em desacordo',
    aside: moment ? since(moment, now) : '',
    action: 'Decidir',
    tone: 'accent',
  }),
  sensitive_content: ({ count }) => ({
    sentence: count === 1 ? 'texto devolvido por conteúdo sensível' : 'textos devolvidos por conteúdo sensível',
    aside: 'só a coordenação vê este aviso',
    action: 'Ler',
    tone: 'accent',
  }),
};

export const texts = {
  morning: (name: string) => `Bom dia, ${name}.`,
  afternoon: (name: string) => `Boa tarde, ${name}.`,
  evening: (name: string) => `Boa noite, ${name}.`,
  needed: (count: number) => (count === 0 ? '' : `${COUNT_WORDS[count] ?? `${number(count)} coisas precisam`} de você hoje.`),
  said,
  todayTitle: 'O que precisa de você hoje',
  /** One for each day of the week, from Sunday. */
  kind: [
    'Nada espera por você. Domingo também é para ler por gosto.',
    'Nada espera por você. Boa hora para escolher o próximo tema.',
    'Nada espera por você. Que tal reler um texto que melhorou?',
    'Tudo em dia. O meio da semana agradece.',
    'Tudo em dia. Um elogio escrito hoje rende uma reescrita amanhã.',
    'Tudo em dia. Bom fim de semana.',
    'Nada espera por você. Bom descanso.',
  ],
  resumeTitle: 'Continue de onde parou',
  resume: { review: 'Correção', theme: 'Rascunho de tema' },
  goOn: 'Continuar',
  classes: 'Suas turmas',
  activities: 'Atividades',
  noClassesTitle: 'Nenhuma turma neste ano',
  noClasses: 'Quando a escola ligar você a uma turma, ela aparece aqui.',
  failed: 'Não deu para carregar o seu dia',
  students: (count: number) => (count === 1 ? '1 estudante' : `${number(count)} estudantes`),
  moreToday: (count: number) => `Mostrar mais ${number(count)}`,
  showAll: (count: number) => `Mostrar as ${number(count)} turmas`,
  noActivity: 'Ainda sem atividade neste ano.',
  giveOne: 'Escolher um tema',
  progress: (reviewed: number, waiting: number, missing: number) =>
    dotted(
      reviewed > 0 && `${number(reviewed)} ${reviewed === 1 ? 'corrigida' : 'corrigidas'}`,
      waiting > 0 && `${number(waiting)} ${waiting === 1 ? 'entregue' : 'entregues'}`,
      missing > 0 && `${number(missing)} ${missing === 1 ? 'falta' : 'faltam'}`,
    ) || 'ninguém começou',
  trendOf: (name: string) => `Médias do ${name}`,
  trendActivity: 'Atividade',
  trendMean: 'Média',
  mean: (value: number) => number(value, value < 100 ? 1 : 0),
  meanFromTo: (from: string, to: string) => `Média ${from} → ${to}`,
  meanOnly: (value: string) => `Média ${value}`,
  change: (by: number) => (by === 0 ? 'igual' : `${by > 0 ? '+' : '−'}${number(Math.abs(by), Math.abs(by) < 10 ? 1 : 0)}`),
  schools: 'Escolas neste mês',
  schoolsCaption: 'Entrega, textos e médias deste mês e do mês passado, por escola',
  school: 'Escola',
  delivery: 'Entrega',
  written: 'Textos',
  average: 'Média',
  percent: (value: number | null) => (value === null ? '–' : `${number(value)}%`),
  count: (value: number | null) => (value === null ? '–' : number(value)),
  against: (last: string) => `antes ${last}`,
  schoolsShown: (shown: number, all: number) => `Mostrando ${number(shown)} de ${number(all)} escolas.`,
  noSchools: 'Nenhuma escola no seu alcance.',
  alert: 'Aviso',
  alertText: 'Há novidades na plataforma. Veja em Recursos Formativos.',
  desk: 'Mesa de correção',
};
