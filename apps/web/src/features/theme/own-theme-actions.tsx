import { type Theme, themes } from '@lauda/contract/themes';
import { useState } from 'react';
import { errorMessage } from '../../lib/calling/error-message';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/actions/button';
import { LinkButton } from '../../ui/actions/link-button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/states/toast-queue';
import { texts } from './texts';
import { useThemeState } from './theme-queries';

/** What its author may do with a theme. */
export function OwnThemeActions({ theme }: { theme: Theme }) {
  const publish = useThemeState(themes.publish);
  const archive = useThemeState(themes.archive);
  const [isAsking, setIsAsking] = useState(false);
  const say = (text: string) => ({ onSuccess: () => toast.success(text), onError: (error: unknown) => toast.error(errorMessage(error)) });
  return (
    <>
      <LinkButton to={paths.editTheme(theme.id)}>{texts.edit}</LinkButton>
      {theme.state === 'draft' && (
        <Button variant="primary" pending={publish.isPending} onClick={() => publish.mutate(theme, say(texts.published))}>
          {texts.publish}
        </Button>
      )}
      {theme.state === 'published' && (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {texts.archive}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => archive.mutate(theme, { ...say(texts.archived), onSettled: () => setIsAsking(false) })}
        title={texts.archiveTitle}
        confirm={texts.archive}
        pending={archive.isPending}
      >
        {texts.archiveSaid}
      </ConfirmDialog>
    </>
  );
}
