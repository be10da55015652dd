import type { GenreSlug } from '@lauda/domain/writing/genres';
import type { BaseComment } from '../shape';

type Row = Omit<BaseComment, 'grid' | 'competence' | 'genre'> & { genre?: GenreSlug };

export function ofCompetence(grid: BaseComment['grid'], competence: number, rows: Row[]): BaseComment[] {
  return rows.map((row) => ({ ...row, grid, competence, genre: row.genre ?? null }));
}
