import type { RouteObject } from 'react-router';
import { type ComingScreen, comingTitle, UnderConstructionScreen } from '../features/under-construction/under-construction-screen';
import { paths, patterns } from '../lib/paths';
import type { ScreenHandle } from './page-title';

/** Every route of spec §2.2 (and /faq) whose screen has not landed. A row leaves when its screen comes to the router. */
const ROWS: readonly (readonly [path: string, screen: ComingScreen])[] = [
  [paths.underConstruction, 'underConstruction'],
  // Where Trilhas leads until learning paths land.
  [paths.activities('trilha'), 'learningPath'],
  [patterns.learningPath, 'learningPath'],
  [patterns.mockExamReport, 'mockExamReport'],
  [patterns.dashboard, 'dashboard'],
  [paths.evolution, 'evolution'],
  [paths.evolutionPrint, 'evolutionPrint'],
  [paths.evolutionDashboard, 'evolutionDashboard'],
  [paths.recommendations, 'recommendations'],
  [paths.technicianRecommendations, 'technicianRecommendations'],
  [patterns.lessonPlan, 'lessonPlan'],
  [paths.engagementProfiles, 'engagementProfiles'],
  [paths.knowledgeCentre, 'knowledgeCentre'],
  [paths.trainingResources, 'trainingResources'],
  [paths.library, 'library'],
  [paths.socioEmotional, 'socioEmotional'],
  [paths.c5, 'c5'],
  [paths.faq, 'faq'],
];

export const comingRoutes: RouteObject[] = ROWS.map(([path, screen]) => ({
  path,
  handle: { title: comingTitle(screen) } satisfies ScreenHandle,
  element: <UnderConstructionScreen screen={screen} />,
}));
