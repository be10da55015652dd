import type { StudentOnActivity } from '@lauda/contract/activities';
import { compositions } from '@lauda/contract/compositions';
import { useState } from 'react';
import { errorMessage } from '../../../lib/calling/error-message';
import { Notice } from '../../../parts/notice';
import { Button } from '../../../ui/actions/button';
import { TextButton } from '../../../ui/actions/text-button';
import { TextArea } from '../../../ui/fields/text-area';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { toast } from '../../../ui/states/toast-queue';
import styles from '../activities.module.css';
import { useChange } from '../activities-queries';
import { nameOf } from '../one/student-rows';
import { texts } from '../texts';

/** A text that was written on paper. What was typed stays while the window is closed, and after a failure. */
export function HandInButton({ testId, student }: { testId: number; student: StudentOnActivity }) {
  const [isOpen, setIsOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const handIn = useChange(compositions.handIn, () => {
    setIsOpen(false);
    setText('');
    setTitle('');
    toast.success(texts.transcribeDone);
  });
  const send = () => handIn.mutate({ body: { test_id: testId, user_id: student.user_id, title, composition_raw: text } });
  return (
    <>
      <TextButton onClick={() => setIsOpen(true)}>{texts.transcribe}</TextButton>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        size="l"
        title={texts.transcribeTitle(nameOf(student))}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>{texts.cancel}</Button>
            <Button variant="primary" pending={handIn.isPending} disabled={text.trim() === ''} onClick={send}>
              {texts.handIn}
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          <p>{texts.transcribeSaid}</p>
          <TextField
            label={texts.transcribeHeading}
            optional
            maxLength={200}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <TextArea label={texts.transcribeText} rows={14} value={text} onChange={(event) => setText(event.target.value)} />
          <Notice tone="bad">{handIn.isError ? errorMessage(handIn.error) : null}</Notice>
        </div>
      </Dialog>
    </>
  );
}
