import type { Grid } from '@lauda/domain/reviewing/grading';
import type { ZeroReason } from '@lauda/domain/reviewing/zero-reasons';
import type { Sql } from '../../../src/db/sql';
import { gridsById } from '../../../src/writing/grids.queries';

export type KnownTheme = {
  id: number;
  slug: string;
  title: string;
  genre_id: number;
  genre: string;
  review_grid_id: number;
  min_words: number;
  school_grades: number[];
};
export type KnownGrid = Grid & { id: number; slug: string };
export type Catalogue = {
  themes: Map<string, KnownTheme>;
  grids: Map<number, KnownGrid>;
  zeroReasons: Map<string, ZeroReason & { id: number }>;
  abandonReasons: Map<string, number>;
};

const bySlug = <Row extends { slug: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.slug, row]));

/** What every installation has, under the numbers that this database gave it. */
export async function readCatalogue(sql: Sql): Promise<Catalogue> {
  const themes = await sql<KnownTheme[]>`
    select themes.id, themes.slug, title, genre_id, genres.slug as genre, review_grid_id, min_words, themes.school_grades
    from themes join genres on genres.id = genre_id order by themes.slug`;
  const zeroReasons = await sql<(ZeroReason & { id: number })[]>`select id, slug, closed_by from zero_reasons`;
  const abandonReasons = await sql<{ id: number; slug: string }[]>`select id, slug from abandon_reasons`;
  return {
    themes: bySlug(themes),
    grids: await gridsById(sql),
    zeroReasons: bySlug(zeroReasons),
    abandonReasons: new Map(abandonReasons.map(({ slug, id }) => [slug, id])),
  };
}
