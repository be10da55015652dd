import { Button } from '../../../ui/actions/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { texts } from '../texts';

const words = texts.lease;

type Props = { open: boolean; onDraft: () => void; onReload: () => void; onAbandon: () => void };

/** The text went to someone else: three ways on, and none of them throws away what was written without being asked to. */
export function LeaseDialog({ open, onDraft, onReload, onAbandon }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onDraft}
      title={words.title}
      role="alertdialog"
      actions={
        <>
          <Button variant="quiet" onClick={onAbandon}>
            {words.abandon}
          </Button>
          <Button onClick={onReload}>{words.reload}</Button>
          <Button variant="primary" autoFocus onClick={onDraft}>
            {words.draft}
          </Button>
        </>
      }
    >
      <p>{words.lead}</p>
    </Dialog>
  );
}
