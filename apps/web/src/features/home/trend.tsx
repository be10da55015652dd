import type { ClassAtHome } from '@lauda/contract/home';
import { classes } from '../../ui/classes';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import styles from './home.module.css';
import { texts } from './texts';

const WIDTH = 260;
const HEIGHT = 56;
const EDGE = 6;

/** The last means as a line, and the same numbers as a table for who does not see it. */
export function Trend({ name, points }: { name: string; points: ClassAtHome['trend'] }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const change = Math.round((last.mean - first.mean) * 10) / 10;
  return (
    <div className={styles.trend}>
      {points.length > 1 && <Line values={points.map(({ mean_percent }) => mean_percent)} isFalling={change < 0} />}
      <p className={styles.means}>
        <span>
          {points.length > 1 ? texts.meanFromTo(texts.mean(first.mean), texts.mean(last.mean)) : texts.meanOnly(texts.mean(last.mean))}
        </span>
        {points.length > 1 && <b className={classes(change < 0 ? styles.down : styles.up)}>{texts.change(change)}</b>}
      </p>
      <VisuallyHidden>
        <table>
          <caption>{texts.trendOf(name)}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.trendActivity}</th>
              <th scope="col">{texts.trendMean}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ test_id, title, mean }) => (
              <tr key={test_id}>
                <td>{title}</td>
                <td>{texts.mean(mean)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}

function Line({ values, isFalling }: { values: number[]; isFalling: boolean }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const spread = Math.max(high - low, 4);
  const x = (place: number) => EDGE + (place / (values.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - ((value - low) / spread) * (HEIGHT - 2 * EDGE);
  const lastX = x(values.length - 1);
  const lastY = y(values.at(-1) ?? low);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={classes(styles.line, isFalling && styles.falling)}>
      <polyline points={values.map((value, place) => `${x(place)},${y(value)}`).join(' ')} />
      <circle cx={lastX} cy={lastY} r="4" />
    </svg>
  );
}
