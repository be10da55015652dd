import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../ui/actions/button';
import { TextArea } from '../../../ui/fields/text-area';
import type { Table } from '../reading/table';
import { texts } from '../texts';
import { useReader } from './use-reader';
import styles from './ways.module.css';

type Props = { text: string; onType: (text: string) => void; onReady: (table: Table) => void };

export function PasteWay({ text, onType, onReady }: Props) {
  const { problem, isReading, read, forget } = useReader();
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const table = await read(({ readText }) => readText(text));
    if (table) onReady(table);
    else field?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className={styles.way}>
      <TextArea
        ref={setField}
        label={texts.pasteLabel}
        description={texts.pasteHelp}
        error={problem}
        rows={12}
        wrap="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          onType(target.value);
          forget();
        }}
        className={styles.paste ?? ''}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={isReading}>
          {texts.check}
        </Button>
      </div>
    </form>
  );
}
