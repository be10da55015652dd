import { pageTitle } from '@lauda/domain/notifications';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useUnseenCount } from '../lib/unseen-count';
import { texts } from './texts';

/** A route says the name of its screen in its `handle`. */
export type ScreenHandle = { title: string };

const isScreenHandle = (handle: unknown): handle is ScreenHandle => typeof handle === 'object' && handle !== null && 'title' in handle;

const screenTitle = (screen: string | undefined) => (screen ? `${screen} · ${texts.product}` : texts.product);

/** The window's title follows the screen and what was not seen, and after a change of route the focus goes to its heading, which is thereby read out (A11Y-08). */
export function usePageTitle() {
  const screen = useMatches().findLast(({ handle }) => isScreenHandle(handle))?.handle;
  const title = pageTitle(screenTitle(isScreenHandle(screen) ? screen.title : undefined), useUnseenCount());
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    return leadToHeading();
  }, [pathname]);
}

/** A closing menu or drawer gives the focus back to its button first; the new screen then takes it. */
const FIRST_MS = 60;
const AGAIN_MS = 100;
/** A heading may come with its data, or be replaced when they arrive; after this the person is somewhere else. */
const PATIENCE_MS = 4000;

function leadToHeading() {
  const until = Date.now() + PATIENCE_MS;
  let isTaken = false;
  let timer: ReturnType<typeof setTimeout>;
  const attempt = () => {
    isTaken = focusHeading(isTaken) || isTaken;
    if (Date.now() < until) timer = setTimeout(attempt, AGAIN_MS);
  };
  timer = setTimeout(attempt, FIRST_MS);
  return () => clearTimeout(timer);
}

/** True when the heading has the focus. Once it had it, it is only fetched back from nowhere. */
function focusHeading(wasTaken: boolean): boolean {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1');
  const active = document.activeElement;
  if (!heading) return false;
  if (heading.contains(active)) return true;
  const isNowhere = active === null || active === document.body;
  // A screen that put the focus in a field of its own knows better, and so does whoever has moved on.
  if (active instanceof HTMLInputElement || (wasTaken && !isNowhere)) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
