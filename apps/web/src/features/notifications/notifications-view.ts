import { CHANNELS } from '@lauda/contract/notifications';
import { useView } from '../../parts/use-view';
import { type NewsFilter, yearNow } from './notifications-queries';

/** The years that one may look back to. */
export const years = () => [0, 1, 2].map((ago) => yearNow() - ago);

const read = (search: URLSearchParams): NewsFilter => ({
  year: years().find((year) => String(year) === search.get('ano')) ?? yearNow(),
  unseen: search.get('nao_vistas') === '1',
  channel: CHANNELS.find((channel) => channel === search.get('canal')) ?? null,
});

const write = ({ year, unseen, channel }: NewsFilter): Record<string, string> => ({
  ...(year !== yearNow() && { ano: String(year) }),
  ...(unseen && { nao_vistas: '1' }),
  ...(channel && { canal: channel }),
});

export const useNotificationsView = () => useView(read, write);
