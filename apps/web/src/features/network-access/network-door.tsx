import type { SchoolNetwork } from '@lauda/contract/school-networks';
import { useState } from 'react';
import { Link } from 'react-router';
import { CallError } from '../../lib/calling/call-error';
import { errorMessage } from '../../lib/calling/error-message';
import { useEnter } from '../../parts/enter';
import { RestorePasswordForm } from '../../parts/restore-password/restore-password-form';
import { Button } from '../../ui/actions/button';
import styles from './network-access.module.css';
import { useNetworkLogin } from './network-access-queries';
import { NetworkLoginForm } from './network-login-form';
import { NetworkMark } from './network-mark';
import { texts } from './texts';

/** One network's own door: its mark, its two ways in, its recovery. */
export function NetworkDoor({ network, allNetworks }: { network: SchoolNetwork; allNetworks: string }) {
  const [view, setView] = useState<'login' | 'restore'>('login');
  const login = useNetworkLogin(useEnter());
  const status = login.error instanceof CallError ? login.error.status : undefined;
  return (
    <div data-status={status}>
      <div className={styles.chosen}>
        <NetworkMark network={network} />
        <div>
          <p className={styles.name}>{network.name}</p>
          <Link to={allNetworks}>{texts.change}</Link>
        </div>
      </div>
      {view === 'login' ? (
        <NetworkLoginForm
          networkId={network.id}
          pending={login.isPending || login.isSuccess}
          failure={login.error ? errorMessage(login.error) : undefined}
          onSubmit={login.mutate}
          onForgot={() => setView('restore')}
        />
      ) : (
        <RestorePasswordForm
          back={
            <Button variant="quiet" onClick={() => setView('login')}>
              {texts.back}
            </Button>
          }
        />
      )}
    </div>
  );
}
