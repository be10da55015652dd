import type { MotivatingText } from '@lauda/contract/themes';
import { Trash2 } from 'lucide-react';
import { Button } from '../../ui/actions/button';
import { IconButton } from '../../ui/actions/icon-button';
import { TextField } from '../../ui/fields/text-field';
import styles from './editor.module.css';
import { texts } from './texts';

type Figure = NonNullable<MotivatingText['figure']>;
const MOST = 12;
const EMPTY: Figure = { unit: '%', rows: [] };

/** Numbers that the theme's page draws as bars. */
export function FigureEditor({ figure = EMPTY, onChange }: { figure: Figure | undefined; onChange: (figure: Figure) => void }) {
  const rows = figure.rows;
  const replace = (place: number, changes: Partial<Figure['rows'][number]>) =>
    onChange({ ...figure, rows: rows.map((row, at) => (at === place ? { ...row, ...changes } : row)) });
  return (
    <fieldset className={styles.figure}>
      <legend>{texts.figure}</legend>
      <TextField
        label={texts.unit}
        maxLength={40}
        value={figure.unit}
        onChange={(event) => onChange({ ...figure, unit: event.target.value })}
      />
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an unwritten row has no other name than its place
        <div key={place} className={styles.figureRow}>
          <TextField
            label={texts.rowLabel}
            maxLength={80}
            value={row.label}
            onChange={(event) => replace(place, { label: event.target.value })}
          />
          <TextField
            label={texts.rowValue}
            type="number"
            step="any"
            value={row.value}
            onChange={(event) => replace(place, { value: Number(event.target.value) })}
          />
          <IconButton
            label={texts.removeRow(row.label)}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onChange({ ...figure, rows: rows.toSpliced(place, 1) })}
          />
        </div>
      ))}
      {rows.length < MOST && (
        <Button size="s" onClick={() => onChange({ ...figure, rows: [...rows, { label: '', value: 0 }] })}>
          {texts.addRow}
        </Button>
      )}
    </fieldset>
  );
}
