import type { MotivatingText } from '@lauda/contract/themes';
import { texts } from './texts';
import styles from './theme.module.css';

const NUMBER = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** Bars against the largest value: the rows are not always parts of one whole. The numbers stand beside them, so the table is the chart. */
export function FigureBars({ title, figure }: { title: string; figure: NonNullable<MotivatingText['figure']> }) {
  const most = Math.max(...figure.rows.map(({ value }) => Math.abs(value)), 1e-9);
  return (
    <table className={styles.bars}>
      <caption className={styles.caption}>{texts.figure(title)}</caption>
      <tbody>
        {figure.rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={styles.barCell}>
              <span className={styles.bar} style={{ inlineSize: `${(Math.abs(value) / most) * 100}%` }} />
            </td>
            <td className={styles.value}>
              {NUMBER.format(value)} {figure.unit}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
