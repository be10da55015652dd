import { clock } from '../../../lib/clock';
import { Notice } from '../../../parts/notice';
import { Button } from '../../../ui/actions/button';
import { texts } from '../texts';

const words = texts.lease;

/** Before a text goes back for want of changes: one key keeps it. */
export function LeaseWarning({ until, onExtend }: { until: string | null; onExtend: () => void }) {
  return (
    <Notice tone="info">
      {until && (
        <>
          <p>{words.warning(clock(until))}</p>
          <Button size="s" onClick={onExtend}>
            {words.extend}
          </Button>
        </>
      )}
    </Notice>
  );
}
