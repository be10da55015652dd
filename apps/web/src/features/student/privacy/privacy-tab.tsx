import type { Student } from '@lauda/contract/students';
import { useState } from 'react';
import { errorMessage } from '../../../lib/calling/error-message';
import { Notice } from '../../../parts/notice';
import { Button } from '../../../ui/actions/button';
import styles from '../student.module.css';
import { EraseDialog } from './erase-dialog';
import { useExportStudent } from './privacy-queries';
import { texts } from './texts';
import { Trail } from './trail';

/** The rights of the student over their own data, in the hands of the staff. */
export function PrivacyTab({ student }: { student: Student }) {
  const [erasing, setErasing] = useState(false);
  const copy = useExportStudent(student.id, texts.export.file(student.username));
  return (
    <div className={styles.blocks}>
      <section aria-labelledby="privacidade-registro">
        <h2 id="privacidade-registro">{texts.trail.title}</h2>
        <p className={styles.lead}>{texts.trail.lead}</p>
        <Trail studentId={student.id} />
      </section>
      <section aria-labelledby="privacidade-copia">
        <h2 id="privacidade-copia">{texts.export.title}</h2>
        <p className={styles.lead}>{texts.export.lead}</p>
        <Button pending={copy.isPending} onClick={() => copy.mutate()}>
          {texts.export.action}
        </Button>
        <Notice tone="ok">{copy.isSuccess && texts.export.done}</Notice>
        <Notice tone="bad">{copy.error ? texts.export.failed(errorMessage(copy.error)) : null}</Notice>
      </section>
      <section aria-labelledby="privacidade-apagar">
        <h2 id="privacidade-apagar">{texts.erase.title}</h2>
        <p className={styles.lead}>{texts.erase.lead}</p>
        <Button variant="danger" onClick={() => setErasing(true)}>
          {texts.erase.action}
        </Button>
        <EraseDialog open={erasing} student={student} onClose={() => setErasing(false)} />
      </section>
    </div>
  );
}
