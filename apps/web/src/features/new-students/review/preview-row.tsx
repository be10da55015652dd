// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the roles of a table that is laid out as cards, so they are said again
import type { StudentField } from '@lauda/contract/students';
import { Undo2, X } from 'lucide-react';
import { IconButton } from '../../../ui/actions/icon-button';
import { Badge, type Tone } from '../../../ui/signs/badge';
import { texts } from '../texts';
import { COLUMNS } from './preview-columns';
import styles from './preview-table.module.css';
import type { RowState } from './row-state';
import type { Judged } from './verdict';

const TONES: Record<RowState, Tone> = { created: 'ok', exists: 'neutral', refused: 'bad', checking: 'neutral', excluded: 'neutral' };

type Props = {
  row: Judged;
  index: number;
  measure: (element: HTMLElement | null) => void;
  onEdit: (line: number, field: StudentField, value: string) => void;
  onExclude: (line: number, isExcluded: boolean) => void;
};

/** One student to be, each cell a field. */
export function PreviewRow({ row, index, measure, onEdit, onExclude }: Props) {
  const { line, values, state, errors, whole, username, excluded } = row;
  return (
    <tr role="row" ref={measure} data-index={index} data-state={state} aria-rowindex={index + 2} className={styles.row}>
      <th role="rowheader" scope="row" className={styles.number} data-title={texts.line}>
        {line}
      </th>
      {COLUMNS.map((field) => {
        const error = errors[field];
        const errorId = `linha-${line}-${field}`;
        return (
          <td key={field} role="cell" data-title={texts.fields[field]} data-empty={(values[field] === '' && !error) || undefined}>
            <input
              type="text"
              aria-label={texts.cell(texts.fields[field], line)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              value={values[field]}
              placeholder={field === 'birth_date' ? texts.dateHint : undefined}
              disabled={excluded}
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => onEdit(line, field, target.value)}
              className={styles.cell}
            />
            {error && (
              <p id={errorId} className={styles.error}>
                {error}
              </p>
            )}
          </td>
        );
      })}
      <td role="cell" className={styles.verdict} data-title={texts.outcome}>
        <Badge tone={TONES[state]} dot={state !== 'checking'}>
          {texts.states[state]}
        </Badge>
        {whole && <p className={styles.error}>{whole}</p>}
        {username && state !== 'refused' && <p className={styles.username}>{texts.username(username)}</p>}
      </td>
      <td role="cell" className={styles.buttons}>
        <IconButton
          size="s"
          label={excluded ? texts.restore(line) : texts.exclude(line)}
          icon={excluded ? <Undo2 aria-hidden="true" /> : <X aria-hidden="true" />}
          onClick={() => onExclude(line, !excluded)}
        />
      </td>
    </tr>
  );
}
