import { messages } from '@lauda/contract/messages';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { errorMessage } from '../../lib/calling/error-message';
import { paths } from '../../lib/paths';
import { publicSettings } from '../../lib/public-settings';
import { useEnter } from '../../parts/enter';
import { Notice } from '../../parts/notice';
import { DoorHeading } from '../../parts/public-layout/door-heading';
import { PublicLayout } from '../../parts/public-layout/public-layout';
import { RestorePasswordForm } from '../../parts/restore-password/restore-password-form';
import { Button } from '../../ui/actions/button';
import { DemonstrationUsers } from './demonstration-users';
import styles from './login.module.css';
import { LoginForm } from './login-form';
import { openLogin, useDemonstrationUsers, useLogin, usePortalEntrance } from './login-queries';
import { texts } from './texts';

const WrongPlatformDialog = lazy(async () => ({ default: (await import('./wrong-platform-dialog')).WrongPlatformDialog }));

export const loginRoute = (client: QueryClient) => ({ Component: LoginScreen, loader: openLogin(client) });

function LoginScreen() {
  const [view, setView] = useState<'login' | 'restore'>('login');
  const navigate = useNavigate();
  const location = useLocation();
  const enter = useEnter();
  const login = useLogin(enter);
  const portalError = usePortalEntrance(enter);
  const demonstration = useDemonstrationUsers();
  const failure = login.error ? errorMessage(login.error) : undefined;
  const onWrongPlatform = failure === messages.wrongPlatform;
  const entering = login.isPending || login.isSuccess;

  const leave = () => {
    // For someone who is not in, home leads back to this very screen, which would still hold the answer.
    login.reset();
    void navigate(paths.home);
  };

  return (
    <PublicLayout>
      <DoorHeading door={texts.header}>{view === 'login' ? texts.greeting : texts.restoreTitle}</DoorHeading>
      {view === 'login' ? (
        <div className={styles.view}>
          <Notice tone="ok">{location.state?.recovered && texts.recovered}</Notice>
          <Notice tone="bad">{portalError && errorMessage(portalError)}</Notice>
          <LoginForm
            pending={entering}
            failure={onWrongPlatform ? undefined : failure}
            onSubmit={login.mutate}
            onForgot={() => setView('restore')}
          />
        </div>
      ) : (
        <RestorePasswordForm
          back={
            <Button variant="quiet" onClick={() => setView('login')}>
              {texts.back}
            </Button>
          }
        />
      )}
      <nav className={styles.others}>
        <a href={publicSettings().student_area_url}>{texts.asStudent}</a>
        <Link to={paths.networkAccess}>{texts.byNetwork}</Link>
      </nav>
      {demonstration.data && demonstration.data.length > 0 && (
        <DemonstrationUsers
          users={demonstration.data}
          disabled={entering}
          onChoose={({ username, password }) => login.mutate({ username, password })}
        />
      )}
      {onWrongPlatform && (
        <Suspense fallback={null}>
          <WrongPlatformDialog onClose={leave} />
        </Suspense>
      )}
    </PublicLayout>
  );
}
