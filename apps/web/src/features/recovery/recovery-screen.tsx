import { Link, useNavigate, useSearchParams } from 'react-router';
import { CallError } from '../../lib/calling/call-error';
import { errorMessage, fieldErrors } from '../../lib/calling/error-message';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../parts/load-failed';
import { DoorHeading } from '../../parts/public-layout/door-heading';
import { PublicLayout } from '../../parts/public-layout/public-layout';
import { RestorePasswordForm } from '../../parts/restore-password/restore-password-form';
import { Loading, SkeletonText } from '../../ui/states/skeleton';
import { ChoosePassword } from './choose-password';
import styles from './recovery.module.css';
import { useRecover, useRecoveryCheck } from './recovery-queries';
import { texts } from './texts';

/** Where the link of the letter lands. */
export function RecoveryScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const navigate = useNavigate();
  const check = useRecoveryCheck(token);
  const recover = useRecover(token, () => void navigate(paths.login, { replace: true, state: { recovered: true } }));

  // The link may end between looking and choosing: the answer then is of the whole, not of the password.
  const refusedPassword = fieldErrors(recover.error).new_password?.[0];
  const endedMeanwhile =
    recover.error instanceof CallError && recover.error.status >= 400 && recover.error.status < 429 && !refusedPassword;
  const ended = token === '' || check.data === false || endedMeanwhile;

  const heading = ended ? texts.ended : check.data ? texts.choose : undefined;

  const content = () => {
    if (ended) {
      return (
        <>
          <p className={styles.why}>{texts.endedWhy}</p>
          <RestorePasswordForm />
        </>
      );
    }
    if (check.isError) {
      return <LoadFailed query={check} title={texts.checkFailed} />;
    }
    if (!check.data) {
      return (
        <Loading label={texts.checking}>
          <SkeletonText lines={4} />
        </Loading>
      );
    }
    return (
      <ChoosePassword
        pending={recover.isPending || recover.isSuccess}
        fieldError={refusedPassword}
        failure={recover.error && !refusedPassword ? errorMessage(recover.error) : undefined}
        onSubmit={recover.mutate}
      />
    );
  };

  return (
    <PublicLayout>
      <DoorHeading door={texts.header}>{heading}</DoorHeading>
      {content()}
      <p className={styles.foot}>
        <Link to={paths.login}>{texts.toLogin}</Link>
      </p>
    </PublicLayout>
  );
}
