import type { Channel } from '@lauda/contract/notifications';

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const texts = {
  title: 'Notificações',
  bell: 'Notificações',
  unseenOf: (shown: string) => (shown === '' ? 'nenhuma não vista' : shown === '1' ? '1 não vista' : `${shown} não vistas`),
  lead: (count: number) => (count === 0 ? 'Tudo visto.' : `${counted(count, 'não vista', 'não vistas')}.`),
  arrived: (title: string) => `Nova notificação: ${title}`,

  today: 'Hoje',
  yesterday: 'Ontem',
  isNew: 'Nova',
  notOpened: 'Não aberta',
  otherTab: '(abre em outra aba)',
  markOne: 'Marcar como lida',

  onlyUnseen: 'Só não vistas',
  seeAll: 'Ver todas',
  preferences: 'Escolher avisos',
  markAll: 'Marcar todas como lidas',
  marked: (count: number) => (count === 0 ? 'Já estava tudo lido.' : `${counted(count, 'notificação lida', 'notificações lidas')}.`),

  filters: 'Filtrar notificações',
  year: 'Ano',
  channel: 'Assunto',
  every: 'Todos',
  channels: {
    activity: 'Atividades',
    review: 'Correções',
    learning_path: 'Trilhas',
    recommendation: 'Ações',
    system: 'Lauda',
  } satisfies Record<Channel, string>,

  loading: 'Carregando notificações…',
  failed: 'Não deu para carregar as notificações',
  empty: 'Nada por aqui ainda',
  emptyHint: 'Quando um texto chegar, uma correção ficar pronta ou uma atividade estiver para terminar, o aviso aparece aqui.',
  allSeen: 'Tudo visto',
  allSeenHint: 'Não há nada esperando por você.',
  noneFound: 'Nenhuma notificação com esses filtros',
  clear: 'Limpar filtros',
};
