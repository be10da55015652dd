import { Button } from '../../ui/actions/button';
import { Dialog } from '../../ui/overlays/dialog';
import { texts } from './texts';

/** Neither version is lost until someone chooses. */
export const ConflictDialog = ({ onMine, onOther }: { onMine: () => void; onOther: () => void }) => (
  <Dialog
    open
    role="alertdialog"
    onClose={onMine}
    title={texts.conflictTitle}
    size="s"
    actions={
      <>
        <Button onClick={onOther}>{texts.theirs}</Button>
        <Button variant="primary" onClick={onMine}>
          {texts.mine}
        </Button>
      </>
    }
  >
    <p>{texts.conflictSaid}</p>
  </Dialog>
);
