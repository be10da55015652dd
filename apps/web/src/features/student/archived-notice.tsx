import type { Student } from '@lauda/contract/students';
import { errorMessage } from '../../lib/calling/error-message';
import { Notice } from '../../parts/notice';
import { Button } from '../../ui/actions/button';
import { toast } from '../../ui/states/toast-queue';
import styles from './student.module.css';
import { useArchive } from './student-queries';
import { texts } from './texts';

const words = texts.archive;

export function ArchivedNotice({ student, mayRestore }: { student: Student; mayRestore: boolean }) {
  const restore = useArchive(student.id);
  const bringBack = () => restore.mutate(false, { onSuccess: () => toast.success(words.restored(student.first_name)) });
  return (
    <div className={styles.archive}>
      <div className={styles.archived}>
        <p>{words.since(student.archived ?? '')}</p>
        {mayRestore && (
          <Button pending={restore.isPending} onClick={bringBack}>
            {words.restore}
          </Button>
        )}
      </div>
      <Notice tone="bad">{restore.error ? words.failed(errorMessage(restore.error)) : null}</Notice>
    </div>
  );
}
