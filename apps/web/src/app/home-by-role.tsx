import { hasTeacherAreaAccess, isReviewer } from '@lauda/domain/people/roles';
import { lazy, Suspense } from 'react';
import { useCurrentUser } from '../session/current-user';

const HomeScreen = lazy(async () => ({ default: (await import('../features/home/home-screen')).HomeScreen }));
const ReviewDeskScreen = lazy(async () => ({ default: (await import('../features/review-desk/review-desk-screen')).ReviewDeskScreen }));

/** Whoever only corrects starts the day at the desk. */
export function HomeByRole() {
  const me = useCurrentUser();
  const Screen = isReviewer(me) && !hasTeacherAreaAccess(me) ? ReviewDeskScreen : HomeScreen;
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}
