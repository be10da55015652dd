import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Notice } from '../../../parts/notice';
import { Button } from '../../../ui/actions/button';
import type { Table } from '../reading/table';
import { texts } from '../texts';
import { ModelSheet } from './model-sheet';
import { useReader } from './use-reader';
import styles from './ways.module.css';

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.xls,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file let go beside the mark would make the browser leave the page for it. */
function useHarmlessDrops() {
  useEffect(() => {
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', stop);
    window.addEventListener('drop', stop);
    return () => {
      window.removeEventListener('dragover', stop);
      window.removeEventListener('drop', stop);
    };
  }, []);
}

export function FileWay({ onReady }: { onReady: (table: Table, name: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { problem, isReading, read } = useReader();
  useHarmlessDrops();

  const take = async (file: File | undefined) => {
    if (!file || isReading) return;
    const table = await read(async ({ readBytes }) => readBytes(new Uint8Array(await file.arrayBuffer())));
    if (table) onReady(table, file.name);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div className={styles.way}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button inside does the same for everyone */}
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragEnter={() => setOver(true)}
        onDragOver={(event) => event.preventDefault()}
        onDragLeave={({ currentTarget, relatedTarget }) => setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))}
        onDrop={drop}
      >
        <FileSpreadsheet aria-hidden="true" />
        <p className={styles.dropTitle}>{texts.dropTitle}</p>
        <p className={styles.dropHelp}>{texts.dropHelp}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label={texts.chooseFile}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file, corrected and chosen again, is a change too.
            target.value = '';
          }}
        />
        <Button variant="primary" pending={isReading} onClick={() => input.current?.click()}>
          {texts.chooseFile}
        </Button>
      </div>
      <Notice tone="bad">{problem}</Notice>
      <ModelSheet />
    </div>
  );
}
