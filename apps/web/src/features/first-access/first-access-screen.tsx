import { errorMessage, fieldErrors } from '../../lib/calling/error-message';
import { LogOutButton } from '../../parts/log-out-button';
import { PlainPage } from '../../parts/plain-page';
import { useCurrentUser } from '../../session/current-user';
import { PageHeader } from '../../ui/layout/page-header';
import { FirstAccessForm } from './first-access-form';
import { useFirstAccess } from './first-access-queries';
import { texts } from './texts';

/** Once saved, the shell's gate leads on to the terms. */
export function FirstAccessScreen() {
  const { user } = useCurrentUser();
  const save = useFirstAccess();
  const refused = fieldErrors(save.error);
  const isOfTheWhole = save.error !== null && Object.keys(refused).length === 0;
  return (
    <PlainPage width="narrow" gate actions={<LogOutButton />}>
      <PageHeader title={texts.title(user.first_name)} lead={texts.lead} />
      <FirstAccessForm
        user={user}
        pending={save.isPending}
        refused={refused}
        failure={isOfTheWhole ? errorMessage(save.error) : undefined}
        onSubmit={save.mutate}
      />
    </PlainPage>
  );
}
