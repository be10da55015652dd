import { type AskedThemes, useThemeList } from '../../parts/theme-list-query';
import type { ThemesView } from './themes-view';

const asked = ({ words, grid, genre, grade, path, flow, origin, ready, sort }: ThemesView): AskedThemes => ({
  ...(words && { filter: words }),
  ...(grid && { review_grid_id: grid }),
  ...(genre && { genre_id: [genre] }),
  ...(grade && { school_grade: grade }),
  ...(path && { learning_path_type: path }),
  ...(flow && { review_type: flow }),
  ...(origin && { origin }),
  ...(ready && { has_test_template: 'true' }),
  ...(sort && { sort }),
});

export const useThemes = (view: ThemesView) => useThemeList(asked(view));
