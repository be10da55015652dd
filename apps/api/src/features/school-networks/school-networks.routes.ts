import { schoolNetworks } from '@lauda/contract/school-networks';
import { pageOf } from '../../http/page';
import { publicRoute } from '../../http/route';
import { listNetworks } from './school-networks.queries';

export const schoolNetworkRoutes = [
  publicRoute(schoolNetworks.list, async ({ sql, query, url }) => {
    const { count, results } = await listNetworks(sql, query.limit, query.offset);
    return pageOf(url, query, count, results);
  }),
];
