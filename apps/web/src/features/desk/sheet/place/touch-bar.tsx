import { Highlighter } from 'lucide-react';
import { Button } from '../../../../ui/actions/button';
import styles from '../sheet.module.css';
import { texts } from '../texts';

/** A finger selects with handles and takes its time: it says itself when it is done. The press must not let the selection go. */
export function TouchBar({ onMark }: { onMark(): void }) {
  return (
    <div className={styles.touchBar} data-print="no">
      <Button
        variant="primary"
        icon={<Highlighter aria-hidden="true" />}
        onPointerDown={(event) => event.preventDefault()}
        onClick={onMark}
      >
        {texts.sheet.mark}
      </Button>
    </div>
  );
}
