import type { StudentWriting } from '@lauda/contract/student-writing';
import { Disclosure } from '../../../ui/layout/disclosure';
import { CompetenceKey } from '../../../ui/signs/competence-chip';
import { EmptyState } from '../../../ui/states/empty-state';
import { SmallLine } from './small-line';
import { texts } from './texts';
import styles from './writing.module.css';
import { WritingLoaded } from './writing-loaded';

const words = texts.evolution;

type OnGrid = StudentWriting['evolution'][number];

/** Grades of two grids have no common measure: each grid has its own lines. */
export function EvolutionTab({ studentId }: { studentId: number }) {
  return (
    <WritingLoaded studentId={studentId}>
      {({ evolution }) => {
        const drawn = evolution.filter((grid) => grid.texts.length > 1);
        return drawn.length === 0 ? (
          <EmptyState compact drawing="path" title={texts.nothingToCompare}>
            <p>{texts.nothingToCompareWhy}</p>
          </EmptyState>
        ) : (
          drawn.map((grid) => <Grid key={grid.review_grid_id} grid={grid} />)
        );
      }}
    </WritingLoaded>
  );
}

function Grid({ grid }: { grid: OnGrid }) {
  const titleId = `evolucao-${grid.review_grid_id}`;
  return (
    <section aria-labelledby={titleId} className={styles.block}>
      <h2 id={titleId}>{words.lead(grid.review_grid_name, grid.texts.length)}</h2>
      <div className={styles.multiples}>
        <Multiple title={words.total} max={grid.max_total} values={grid.texts.map(({ total }) => total)} />
        {grid.competences.map(({ position, short_name, max_points }) => (
          <Multiple
            key={position}
            competence={position}
            title={short_name}
            max={max_points}
            values={grid.texts.map(({ points }) => points[position - 1] ?? 0)}
          />
        ))}
      </div>
      <Disclosure title={words.table}>
        <Numbers grid={grid} />
      </Disclosure>
    </section>
  );
}

type MultipleProps = { title: string; max: number; values: number[]; competence?: number };

function Multiple({ title, max, values, competence }: MultipleProps) {
  const last = values.at(-1) ?? 0;
  const change = last - (values[0] ?? 0);
  return (
    <figure className={styles.multiple}>
      <figcaption>
        {competence !== undefined && <CompetenceKey number={competence} />} <span>{title}</span>
      </figcaption>
      <SmallLine values={values} max={max} {...(competence !== undefined && { competence })} />
      <p className={styles.figures}>
        <b>{texts.number(last, 1)}</b> <span>{words.of(max)}</span> <span className={styles.change}>{words.change(change)}</span>
      </p>
    </figure>
  );
}

/** The same lines as numbers, for who does not see them or wants to be sure. */
function Numbers({ grid: { review_grid_name, competences, texts: graded } }: { grid: OnGrid }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, and the keyboard needs to get there
    <section className={styles.wide} aria-label={words.caption(review_grid_name)} tabIndex={0}>
      <table className={styles.numbers}>
        <caption className={styles.caption}>{words.caption(review_grid_name)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.text}</th>
            <th scope="col">{words.finished}</th>
            {competences.map(({ position, short_name }) => (
              <th key={position} scope="col">
                <CompetenceKey number={position} /> <span className={styles.caption}>{short_name}</span>
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {graded.map(({ composition_id, title, finished, points, total }) => (
            <tr key={composition_id}>
              <th scope="row">{title}</th>
              <td>{texts.day(finished)}</td>
              {competences.map(({ position }) => (
                <td key={position}>{texts.number(points[position - 1] ?? 0, 1)}</td>
              ))}
              <td>{texts.number(total, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
