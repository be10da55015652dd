import type { AnalysisResult } from '@lauda/contract/analysis';
import { Table } from '../../ui/layout/table';
import { Badge } from '../../ui/signs/badge';
import styles from './bench.module.css';
import { texts } from './texts';

type Row = { name: string; value: number; min?: number | undefined; max?: number | undefined };

const rowsOf = ({ indicators, targets }: AnalysisResult['stats']): Row[] =>
  Object.keys(texts.indicators).flatMap((name) => {
    const value = indicators[name];
    return value === undefined ? [] : [{ name, value, ...targets[name] }];
  });

const isOutside = ({ value, min, max }: Row) => (min !== undefined && value < min) || (max !== undefined && value > max);

const Target = (row: Row) => (
  <>
    {texts.range(row.min, row.max)} {isOutside(row) && <Badge tone="warn">{texts.outside}</Badge>}
  </>
);

/** Every indicator beside what is expected of the genre, and the connectives by class. */
export function Figures({ stats }: { stats: AnalysisResult['stats'] }) {
  const classes = Object.entries(stats.connectives);
  const rows = rowsOf(stats);
  const hasTargets = rows.some(({ min, max }) => min !== undefined || max !== undefined);
  return (
    <section className={styles.panel}>
      <h2>{texts.stats}</h2>
      <Table
        caption={hasTargets ? texts.statsCaption : texts.statsAlone}
        columns={[
          { key: 'name', title: texts.indicator, heads: true, cell: ({ name }: Row) => texts.indicators[name] ?? name },
          { key: 'value', title: texts.value, align: 'end', cell: ({ value }: Row) => texts.number(value) },
          ...(hasTargets ? [{ key: 'target', title: texts.target, cell: Target }] : []),
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
      <h3>{texts.connectives}</h3>
      {classes.length === 0 ? (
        <p>{texts.noConnectives}</p>
      ) : (
        <dl className={styles.pairs}>
          {classes.map(([kind, found]) => (
            <div key={kind}>
              <dt>{kind}</dt>
              <dd>{[...new Set(found)].join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
