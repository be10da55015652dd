import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../parts/load-failed';
import { PageHeader } from '../../ui/layout/page-header';
import { CompetenceChip } from '../../ui/signs/competence-chip';
import { Loading, SkeletonCard } from '../../ui/states/skeleton';
import styles from './grids.module.css';
import { useGrids } from './grids-queries';
import { texts } from './texts';

export function GridsScreen() {
  const grids = useGrids();
  const content = () => {
    if (grids.isError && !grids.data) return <LoadFailed query={grids} title={texts.failed} />;
    if (!grids.data)
      return (
        <Loading label={texts.loading}>
          <SkeletonCard />
          <SkeletonCard />
        </Loading>
      );
    return (
      <ul className={styles.grids}>
        {grids.data.map((grid) => (
          <li key={grid.id} className={styles.card}>
            <h2 className={styles.name}>
              <Link to={paths.reviewGrid(grid.id)}>{grid.name}</Link>
            </h2>
            <p className={styles.facts}>
              {texts.competences(grid.competences.length)}, {texts.range(grid.min_total, grid.max_total)}
            </p>
            <p className={styles.said}>{grid.description}</p>
            <ul className={styles.chips}>
              {grid.competences.map(({ id, position, short_name }) => (
                <li key={id}>
                  <CompetenceChip number={position} name={short_name} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    );
  };
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      {content()}
    </>
  );
}
