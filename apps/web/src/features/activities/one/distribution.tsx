import { texts } from '../texts';
import styles from './distribution.module.css';

const TENTHS = 10;

/** How many texts got which tenth of the full grade: columns, with the count on each, named in the points of the grid. */
export function Distribution({ bands, max }: { bands: number[]; max: number }) {
  const startOf = (place: number) => (place * max) / TENTHS;
  const most = Math.max(...bands, 1);
  if (bands.every((count) => count === 0)) return null;
  return (
    <table className={styles.distribution}>
      <caption>{texts.distribution}</caption>
      <thead className={styles.hidden}>
        <tr>
          <th scope="col">{texts.bandName}</th>
          <th scope="col">{texts.bandCount}</th>
        </tr>
      </thead>
      <tbody className={styles.columns}>
        {bands.map((count, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place
          <tr key={place} className={styles.column}>
            <th scope="row" className={styles.columnName}>
              <span aria-hidden="true">{texts.points(startOf(place))}</span>
              <span className={styles.hidden}>{texts.band(startOf(place), startOf(place + 1), max)}</span>
            </th>
            <td className={styles.columnCell}>
              <span className={styles.columnCount}>{count > 0 ? count : ''}</span>
              <span className={styles.hidden}>{count === 0 ? 0 : ''}</span>
              <span className={styles.columnBar} aria-hidden="true" style={{ blockSize: `${(count / most) * 72}px` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
