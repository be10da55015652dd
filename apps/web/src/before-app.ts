// Runs before the first paint, as a small script of its own: what cannot wait for the app. It does not speak of the page's content.
import { analysis } from '@lauda/contract/analysis';
import { compositions } from '@lauda/contract/compositions';
import { demonstration } from '@lauda/contract/demonstration';
import { featureFlags } from '@lauda/contract/feature-flags';
import { homePage } from '@lauda/contract/home';
import { users } from '@lauda/contract/users';
import { hasTeacherAreaAccess } from '@lauda/domain/people/roles';
import { askAhead } from './lib/calling/asked-ahead';
import { paths, patterns } from './lib/paths';
import { publicSettings } from './lib/public-settings';
import { flagsQuestion } from './session/flags-question';
import { rememberedUser } from './session/remembered-user';
import { applyKeptLook } from './ui/look';

// Dates, numbers and words of the widgets are Brazilian, whatever language the browser speaks. The key is the library's.
Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: 'pt-BR' });
// A chosen look never flashes in the other one.
applyKeptLook();

const desk = new RegExp(`^${patterns.review.replace(/:\w+/, '(\\d+)')}/?$`);

const { pathname } = window.location;

// Beside the screen, not after it.
if (pathname === paths.login && publicSettings().environment === 'demonstration') askAhead(demonstration.users);

/** The server has seen the cookies of a session, and says so. Whether they still count is heard with the answers. */
if (document.querySelector('meta[name="lauda-was-in"]')) {
  const last = rememberedUser();
  askAhead(users.me);
  askAhead(featureFlags.evaluate, { body: flagsQuestion(last) });
  const id = Number(desk.exec(pathname)?.[1]);
  if (id) {
    askAhead(compositions.get, { params: { id } });
    askAhead(analysis.ofComposition, { params: { id } });
    askAhead(analysis.ownFeedback, { params: { id } });
  }
  // Everything of the home page comes in one answer; a wrong guess of who is here is a request for nothing.
  if (pathname === paths.home && last && hasTeacherAreaAccess(last)) askAhead(homePage.get);
}
