import { publicSettings } from '../../lib/public-settings';
import { LinkButton } from '../../ui/actions/link-button';
import { Dialog } from '../../ui/overlays/dialog';
import { texts } from './texts';

const words = texts.wrongPlatform;

/** The account is real and the password right, but this is another door (spec §8). */
export function WrongPlatformDialog({ onClose }: { onClose: () => void }) {
  const settings = publicSettings();
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      size="s"
      actions={
        <>
          <LinkButton to={settings.manager_area_url} reloadDocument>
            {words.manager}
          </LinkButton>
          <LinkButton to={settings.student_area_url} reloadDocument variant="primary">
            {words.student}
          </LinkButton>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
