import { useState } from 'react';
import { Select } from '../../../ui/fields/select';
import { Disclosure } from '../../../ui/layout/disclosure';
import { COLUMN_USES, type ColumnUse } from '../reading/column-names';
import { texts } from '../texts';
import styles from './column-mapping.module.css';
import { type Draft, hasName } from './draft';

const OPTIONS = COLUMN_USES.map((use) => ({ id: use, text: texts.uses[use] }));
const SAMPLES = 2;

type Props = { draft: Draft; onChoose: (column: number, use: ColumnUse) => void };

/** How each column was understood, and the place to correct it. It stands open when it had to be guessed. */
export function ColumnMapping({ draft, onChoose }: Props) {
  const { table, columns, fileName } = draft;
  const isGuessed = table.header === null;
  const [isOpen, setOpen] = useState((isGuessed && columns.length > 1) || !hasName(draft));
  const isTyped = isGuessed && fileName === null && columns.length === 5 && table.rows.length === 1;
  if (isTyped) return null;

  const used = columns.filter((use) => use !== 'ignored').map((use) => texts.uses[use].toLowerCase());
  const samplesOf = (column: number) =>
    table.rows
      .map(({ cells }) => cells[column])
      .filter(Boolean)
      .slice(0, SAMPLES)
      .join(', ');
  return (
    <Disclosure title={texts.columnsTitle(used.join(', ') || texts.columnsNone)} open={isOpen} onToggle={setOpen}>
      <p>{isGuessed ? texts.columnsGuessed : texts.columnsHelp}</p>
      <div className={styles.columns}>
        {columns.map((use, column) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
            key={column}
            label={table.header?.[column] || texts.columnName(column + 1)}
            description={samplesOf(column)}
            options={OPTIONS}
            value={use}
            // The list offers nothing but uses.
            onChange={(chosen) => onChoose(column, chosen as ColumnUse)}
          />
        ))}
      </div>
    </Disclosure>
  );
}
