import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRouteError } from 'react-router';
import { paths } from '../../lib/paths';
import { currentUserKey } from '../../session/current-user';
import { logOut } from '../../session/log-out';
import { Button } from '../../ui/actions/button';
import { LinkButton } from '../../ui/actions/link-button';
import { Drawing } from '../../ui/states/drawing';
import { toast } from '../../ui/states/toast-queue';
import { reportError } from '../../vendors/error-reports';
import { texts } from '../texts';
import { useLeaving } from '../use-leaving';
import bare from './bare-screen.module.css';
import styles from './error-screen.module.css';
import { LoadingScreen } from './loading-screen';
import { isStaleBuild, reloadForNewBuild } from './stale-build';

/** Every route's error, where no layout stands around it. */
export function ErrorScreen() {
  const error = useRouteError();
  // Decided once: rendering again must not ask for another reload.
  const [reloading] = useState(() => isStaleBuild(error) && reloadForNewBuild());
  if (reloading) return <LoadingScreen words={texts.reloading} />;
  return (
    <main className={bare.bare}>
      <Apology error={error} />
    </main>
  );
}

/** The same inside the layout, which already has its main landmark. */
export function ErrorInLayout() {
  const error = useRouteError();
  const [reloading] = useState(() => isStaleBuild(error) && reloadForNewBuild());
  return reloading ? null : <Apology error={error} />;
}

function Apology({ error }: { error: unknown }) {
  const leaving = useLeaving();
  const isIn = useQueryClient().getQueryData(currentUserKey) !== undefined;
  const [code] = useState(() => reportError(error));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success(texts.copied);
    } catch {
      toast.error(texts.notCopied);
    }
  };
  return (
    <div className={styles.apology}>
      <Drawing name="lost" />
      <h1 tabIndex={-1}>{texts.errorTitle}</h1>
      <p className={styles.words}>{texts.errorWords}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
        {isIn && <LinkButton to={paths.home}>{texts.goHome}</LinkButton>}
        <Button variant="quiet" onClick={() => void logOut(leaving)}>
          {texts.logOut}
        </Button>
      </div>
      <p className={styles.tell}>{texts.errorTell}</p>
      <p className={styles.code}>
        <code>{code}</code>
        <Button size="s" variant="quiet" onClick={copy}>
          {texts.copyCode}
        </Button>
      </p>
    </div>
  );
}
