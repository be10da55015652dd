import type { TermsEntry } from '@lauda/contract/terms';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/actions/button';
import { Dialog } from '../../ui/overlays/dialog';
import { useTerms } from './terms-queries';
import { TermsText } from './terms-text';
import styles from './terms-text.module.css';
import { texts } from './texts';

export function TermsDialog({ parameter, onClose }: { parameter: TermsEntry['parameter']; onClose: () => void }) {
  const query = useTerms();
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.titles[parameter]}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <TermsText parameter={parameter} query={query} />
      {parameter === 'terms_privacy_text' && (
        <p className={styles.foot}>
          <Link to={paths.privacy}>{texts.readAsPage}</Link>
        </p>
      )}
    </Dialog>
  );
}
