import { type ReviewGrid, SINGLE_GRID_NAME } from '@lauda/contract/review-grids';
import { useParams } from 'react-router';
import { paths } from '../../lib/paths';
import { useGenres } from '../../parts/genres-query';
import { LoadFailed } from '../../parts/load-failed';
import { Button } from '../../ui/actions/button';
import { Breadcrumb } from '../../ui/layout/breadcrumb';
import { PageHeader } from '../../ui/layout/page-header';
import { Loading, SkeletonCard, SkeletonLine } from '../../ui/states/skeleton';
import { CompetenceLevels } from './competence-levels';
import styles from './grids.module.css';
import { useGrid, useGrids } from './grids-queries';
import { texts } from './texts';

export function GridScreen() {
  const { review_grid_id } = useParams();
  const grid = useGrid(Number(review_grid_id));
  if (grid.isError && !grid.data) return <LoadFailed query={grid} title={texts.gridFailed} level={1} />;
  return grid.data ? <Grid grid={grid.data} /> : <Waiting />;
}

/** The one grid that serves every genre has an address of its own (spec §2.2). */
export function SingleGridScreen() {
  const grids = useGrids();
  if (grids.isError && !grids.data) return <LoadFailed query={grids} title={texts.gridFailed} level={1} />;
  const single = grids.data?.find(({ name }) => name === SINGLE_GRID_NAME);
  return single ? <Grid grid={single} /> : <Waiting />;
}

function Grid({ grid }: { grid: ReviewGrid }) {
  const genres = useGenres();
  const names = (genres.data ?? []).filter(({ review_grid_id }) => review_grid_id === grid.id).map(({ name }) => name.toLowerCase());
  const isSingle = grid.name === SINGLE_GRID_NAME;
  return (
    <article className={styles.grid}>
      <PageHeader
        title={grid.name}
        above={<Breadcrumb places={[{ text: texts.back, to: paths.reviewGrids }, { text: grid.name }]} />}
        lead={
          <>
            {texts.competences(grid.competences.length)}, {texts.range(grid.min_total, grid.max_total)}.{' '}
            {isSingle ? texts.anyGenre : names.length > 0 && texts.genres(names)} {texts.tie}
          </>
        }
        actions={
          <Button onClick={() => window.print()} className={styles.noPrint}>
            {texts.print}
          </Button>
        }
      />
      {grid.competences.map((competence) => (
        <CompetenceLevels key={competence.id} competence={competence} />
      ))}
    </article>
  );
}

const Waiting = () => (
  <Loading label={texts.loading}>
    <SkeletonLine />
    <SkeletonCard />
    <SkeletonCard />
  </Loading>
);
