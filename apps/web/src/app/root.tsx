import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { Toasts } from '../ui/states/toasts';
import { track } from '../vendors/analytics';
import { usePageTitle } from './page-title';

export function Root() {
  usePageTitle();
  const { pathname } = useLocation();
  useEffect(() => track({ name: 'screen-seen', path: pathname }), [pathname]);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <Toasts />
    </>
  );
}
