import { homePage } from '@lauda/contract/home';
import { route } from '../../http/route';
import { readHome } from './home';

export const homeRoutes = [route(homePage.get, readHome)];
