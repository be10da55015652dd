import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { texts } from './texts';

/** A route says the name of its screen in its `handle`. */
export type ScreenHandle = { title: string };

const isScreenHandle = (handle: unknown): handle is ScreenHandle => typeof handle === 'object' && handle !== null && 'title' in handle;

const pageTitle = (screen: string | undefined) => (screen ? `${screen} · ${texts.product}` : texts.product);

/** The window's title follows the screen, and after a change of route the focus goes to its heading, which is thereby read out (A11Y-08). */
export function usePageTitle() {
  const screen = useMatches().findLast(({ handle }) => isScreenHandle(handle))?.handle;
  const title = pageTitle(isScreenHandle(screen) ? screen.title : undefined);
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A closing menu or drawer gives the focus back to its button first; the new screen then takes it.
    const timer = setTimeout(focusHeading, 60);
    return () => clearTimeout(timer);
  }, [pathname]);
}

function focusHeading() {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
  if (!heading || heading.contains(document.activeElement)) return;
  // A screen that put the focus in a field of its own knows better.
  if (document.activeElement instanceof HTMLInputElement) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
