import { themes } from '@lauda/contract/themes';
import { pageOf } from '../../http/page';
import { route } from '../../http/route';
import { archiveTheme, createTheme, publishTheme, readTheme, updateTheme } from './themes';
import { aidsOf, themesOf } from './themes.queries';

export const themeRoutes = [
  route(themes.list, async ({ sql, reach, query, url }) => {
    const { count, results } = await themesOf(sql, reach, query);
    return pageOf(url, query, count, results);
  }),
  route(themes.get, (call) => readTheme(call, call.params.id)),
  route(themes.create, createTheme),
  route(themes.update, updateTheme),
  route(themes.publish, publishTheme),
  route(themes.archive, archiveTheme),
  route(themes.aids, async ({ sql, query, url }) => {
    const { count, results } = await aidsOf(sql, query);
    return pageOf(url, query, count, results);
  }),
];
