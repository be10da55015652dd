import { activityRoutes } from './features/activities/activities.routes';
import { analysisRoutes } from './features/analysis/analysis.routes';
import { authRoutes } from './features/auth/auth.routes';
import { commentBankRoutes } from './features/comment-bank/comment-bank.routes';
import { compositionRoutes } from './features/compositions/compositions.routes';
import { demonstrationRoutes } from './features/demonstration/demonstration.routes';
import { isFlagOn } from './features/feature-flags/ask-flags';
import { featureFlagRoutes } from './features/feature-flags/feature-flags.routes';
import { homeRoutes } from './features/home/home.routes';
import { notificationRoutes } from './features/notifications/notifications.routes';
import { profileRoutes } from './features/profiles/profiles.routes';
import { reviewGridRoutes } from './features/review-grids/review-grids.routes';
import { reviewRoutes } from './features/reviews/reviews.routes';
import { schoolNetworkRoutes } from './features/school-networks/school-networks.routes';
import { schoolRoutes } from './features/schools/schools.routes';
import { studentPrivacyRoutes } from './features/student-privacy/student-privacy.routes';
import { studentWritingRoutes } from './features/student-writing/student-writing.routes';
import { studentRoutes } from './features/students/students.routes';
import { termsRoutes } from './features/terms/terms.routes';
import { themeRoutes } from './features/themes/themes.routes';
import { userRoutes } from './features/users/users.routes';
import type { Route } from './http/route';

/** The whole API, row by row. */
export const allRoutes: Route[] = [
  ...authRoutes,
  ...userRoutes,
  ...profileRoutes,
  ...schoolNetworkRoutes,
  ...schoolRoutes,
  ...studentRoutes(isFlagOn),
  ...studentPrivacyRoutes,
  ...termsRoutes,
  ...featureFlagRoutes,
  ...demonstrationRoutes,
  ...reviewGridRoutes,
  ...themeRoutes,
  ...homeRoutes,
  ...notificationRoutes,
  ...activityRoutes,
  ...compositionRoutes(isFlagOn),
  ...studentWritingRoutes,
  ...reviewRoutes(isFlagOn),
  ...commentBankRoutes,
  ...analysisRoutes(isFlagOn),
];
