import type { Notification } from '@lauda/contract/notifications';

let made = 0;

export const makeNotification = (over: Partial<Notification> = {}): Notification => ({
  id: ++made,
  kind: 'composition_submitted',
  title: `Novo texto ${made}`,
  content: 'Um estudante entregou a redação sobre “Memória da cidade”.',
  created: new Date().toISOString(),
  link: '/correcao/5',
  channel: 'review',
  opened: null,
  received: null,
  ...over,
});

export const makeNews = (results: Notification[], over: { count?: number; not_seen_by_teacher?: number } = {}) => ({
  count: results.length,
  next: null,
  previous: null,
  not_seen_by_teacher: results.filter(({ link, opened, received }) => (link ? !opened : !received)).length,
  results,
  ...over,
});
