import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunction, type RouteObject } from 'react-router';
import { paths, patterns } from '../lib/paths';
import { currentUserKey } from '../session/current-user';
import { comingRoutes } from './coming-routes';
import type { ScreenHandle } from './page-title';
import { PublicShell } from './public-shell';
import { Root } from './root';
import { startUp } from './start-up';
import { ErrorInLayout, ErrorScreen } from './states/error-screen';
import { LoadingScreen } from './states/loading-screen';
import { texts } from './texts';

const { titles } = texts;

/** Fetched when needed. As a function: a part given as `lazy: { Component }` that cannot be fetched leaves the page blank, without an error. */
const part = (fetched: () => Promise<ComponentType>) => async () => ({ Component: await fetched() });

/** A screen that is fetched when someone goes there. */
const screen = (path: string, title: string, Component: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle: { title } satisfies ScreenHandle,
  lazy: part(Component),
});

/** One that also fetches its data while it comes. */
const route = (path: string, title: string, lazy: () => Promise<{ Component: ComponentType; loader: LoaderFunction }>): RouteObject => ({
  path,
  handle: { title } satisfies ScreenHandle,
  lazy,
});

const publicScreens = (client: QueryClient): RouteObject[] => [
  route(paths.login, titles.login, async () => (await import('../features/login/login-screen')).loginRoute(client)),
  screen(
    paths.networkAccess,
    titles.networkAccess,
    async () => (await import('../features/network-access/network-access-screen')).NetworkAccessScreen,
  ),
  screen(paths.privacy, titles.privacy, async () => (await import('../features/privacy/privacy-screen')).PrivacyScreen),
  screen(paths.recovery, titles.recovery, async () => (await import('../features/recovery/recovery-screen')).RecoveryScreen),
  // Where the letter of a recovery is read without SMTP: whoever lost the password is not in yet.
  screen(paths.mailbox, titles.mailbox, async () => (await import('../features/mailbox/mailbox-screen')).MailboxScreen),
  screen('*', titles.notFound, async () => (await import('../features/not-found/not-found-screen')).NotFoundScreen),
];

const screensWithoutSidebar = (client: QueryClient): RouteObject[] => [
  screen(
    paths.termsAcceptance,
    titles.termsAcceptance,
    async () => (await import('../features/terms-acceptance/terms-acceptance-screen')).TermsAcceptanceScreen,
  ),
  screen(
    paths.firstAccess,
    titles.firstAccess,
    async () => (await import('../features/first-access/first-access-screen')).FirstAccessScreen,
  ),
  route(patterns.review, titles.review, async () => {
    // Asked before anything is fetched: the person may be known sooner than the desk has come.
    const beginsHere = client.getQueryData(currentUserKey) === undefined;
    return (await import('./desk-with-similarity')).deskRoute(client, beginsHere);
  }),
];

const screensWithSidebar = (): RouteObject[] => [
  screen(paths.home, titles.home, async () => (await import('./home-by-role')).HomeByRole),
  screen(paths.profile, titles.settings, async () => (await import('../features/settings/settings-screen')).SettingsScreen),
  screen(
    paths.notifications,
    titles.notifications,
    async () => (await import('../features/notifications/notifications-screen')).NotificationsScreen,
  ),
  screen(paths.classes, titles.classes, async () => (await import('../features/classes/classes-screen')).ClassesScreen),
  screen(patterns.schoolGroup, titles.schoolGroup, async () => (await import('../features/classes/one-class/class-screen')).ClassScreen),
  screen(patterns.student, titles.student, async () => (await import('../features/student/student-screen')).StudentScreen),
  screen(
    patterns.studentPassword,
    titles.studentPassword,
    async () => (await import('../features/student/password/student-password-screen')).StudentPasswordScreen,
  ),
  screen(
    paths.newStudents,
    titles.newStudents,
    async () => (await import('../features/new-students/new-students-screen')).NewStudentsScreen,
  ),
  screen(paths.accessSlips, titles.accessSlips, async () => (await import('../parts/access-slips/access-slips-screen')).AccessSlipsScreen),
  screen(paths.themes, titles.themes, async () => (await import('../features/themes/themes-screen')).ThemesScreen),
  screen(paths.newTheme, titles.newTheme, async () => (await import('../features/theme-editor/new-theme-screen')).NewThemeScreen),
  screen(patterns.editTheme, titles.editTheme, async () => (await import('../features/theme-editor/edit-theme-screen')).EditThemeScreen),
  screen(patterns.theme, titles.theme, async () => (await import('../features/theme/theme-screen')).ThemeScreen),
  screen(
    paths.newActivity,
    titles.newActivity,
    async () => (await import('../features/new-activity/new-activity-screen')).NewActivityScreen,
  ),
  screen(patterns.activities, titles.activities, async () => (await import('../features/activities/activities-screen')).ActivitiesScreen),
  screen(paths.reviewDesk, titles.reviewDesk, async () => (await import('../features/review-desk/review-desk-screen')).ReviewDeskScreen),
  screen(patterns.versions, titles.versions, async () => (await import('../features/rewriting/versions-screen')).VersionsScreen),
  screen(patterns.printReview, titles.print, async () => (await import('../features/print-sheet/print-screens')).PrintReviewScreen),
  screen(patterns.printActivity, titles.print, async () => (await import('../features/print-sheet/print-screens')).PrintActivityScreen),
  screen(paths.reviewGrids, titles.reviewGrids, async () => (await import('../features/grids/grids-screen')).GridsScreen),
  screen(patterns.reviewGrid, titles.reviewGrid, async () => (await import('../features/grids/grid-screen')).GridScreen),
  screen(paths.singleGrid, titles.singleGrid, async () => (await import('../features/grids/grid-screen')).SingleGridScreen),
  screen(
    paths.engineBench,
    titles.engineBench,
    async () => (await import('../features/engine-bench/engine-bench-screen')).EngineBenchScreen,
  ),
  screen(paths.uiGallery, titles.uiGallery, async () => (await import('../features/ui-gallery/ui-gallery-screen')).UiGalleryScreen),
  ...comingRoutes,
];

export const routes = (client: QueryClient): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: LoadingScreen,
    children: [
      { Component: PublicShell, children: publicScreens(client) },
      {
        loader: startUp(client),
        lazy: part(async () => (await import('./authenticated-shell')).AuthenticatedShell),
        children: [
          ...screensWithoutSidebar(client),
          {
            lazy: part(async () => (await import('./layout/layout')).Layout),
            children: [{ ErrorBoundary: ErrorInLayout, children: screensWithSidebar() }],
          },
        ],
      },
    ],
  },
];

export const makeRouter = (client: QueryClient) => createBrowserRouter(routes(client));
