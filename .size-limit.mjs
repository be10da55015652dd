import { firstLoad, ROUTES } from './scripts/check/first-load.mjs';

export default ROUTES.map((route) => ({
  name: `first load of ${route.path}`,
  path: firstLoad(process.cwd(), route),
  limit: route.limit,
  gzip: true,
}));
