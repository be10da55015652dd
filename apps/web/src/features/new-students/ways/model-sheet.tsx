import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { errorMessage } from '../../../lib/calling/error-message';
import { saveSheet } from '../../../parts/export-table/save-sheet';
import type { Format } from '../../../parts/export-table/sheet';
import { Notice } from '../../../parts/notice';
import { Button } from '../../../ui/actions/button';
import { texts } from '../texts';
import styles from './ways.module.css';

/** Excel first: it is what most schools open. */
const FORMATS = ['xlsx', 'csv'] as const;

/** Only the headings: an example that nobody deletes would become a student. */
const MODEL = { name: texts.modelFile, header: texts.modelHeader, rows: [] };

export function ModelSheet() {
  const save = useMutation({ mutationFn: (format: Format) => saveSheet(MODEL, format) });
  return (
    <div className={styles.model}>
      <p>{texts.modelLead}</p>
      <div className={styles.modelFiles}>
        {FORMATS.map((format) => (
          <Button key={format} variant="quiet" icon={<Download aria-hidden="true" />} onClick={() => save.mutate(format)}>
            {texts.model[format]}
          </Button>
        ))}
      </div>
      <Notice tone="bad">{save.error ? errorMessage(save.error) : null}</Notice>
    </div>
  );
}
