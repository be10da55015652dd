import { authRoutes } from './features/auth/auth.routes';
import { demonstrationRoutes } from './features/demonstration/demonstration.routes';
import { featureFlagRoutes } from './features/feature-flags/feature-flags.routes';
import { profileRoutes } from './features/profiles/profiles.routes';
import { schoolNetworkRoutes } from './features/school-networks/school-networks.routes';
import { schoolRoutes } from './features/schools/schools.routes';
import { studentPrivacyRoutes } from './features/student-privacy/student-privacy.routes';
import { studentRoutes } from './features/students/students.routes';
import { termsRoutes } from './features/terms/terms.routes';
import { userRoutes } from './features/users/users.routes';
import type { Route } from './http/route';

/** The whole API, row by row. */
export const allRoutes: Route[] = [
  ...authRoutes,
  ...userRoutes,
  ...profileRoutes,
  ...schoolNetworkRoutes,
  ...schoolRoutes,
  ...studentRoutes,
  ...studentPrivacyRoutes,
  ...termsRoutes,
  ...featureFlagRoutes,
  ...demonstrationRoutes,
];
