import styles from './writing.module.css';

const WIDTH = 240;
const HEIGHT = 72;
const EDGE = 6;

type Props = { values: readonly number[]; max: number; competence?: number };

/** One line from nothing to the full grade, so that the charts beside it can be compared; the numbers stand in the table below. */
export function SmallLine({ values, max, competence }: Props) {
  const x = (place: number) => EDGE + (place / Math.max(values.length - 1, 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - (Math.min(value / max, 1) || 0) * (HEIGHT - 2 * EDGE);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={styles.line} data-competence={competence}>
      <path className={styles.ground} d={`M0 ${y(max)}H${WIDTH}M0 ${y(max / 2)}H${WIDTH}M0 ${y(0)}H${WIDTH}`} />
      <polyline points={values.map((value, place) => `${x(place)},${y(value)}`).join(' ')} />
      {values.map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place
        <circle key={place} cx={x(place)} cy={y(value)} r={place === values.length - 1 ? 4.5 : 2.5} />
      ))}
    </svg>
  );
}
