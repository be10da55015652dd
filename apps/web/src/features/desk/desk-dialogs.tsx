import type { Composition } from '@lauda/contract/compositions';
import type { Review } from '@lauda/contract/review-parts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../session/current-user';
import { toast } from '../../ui/states/toast-queue';
import type { useEnding } from './ending/use-ending';
import type { KeySettings } from './keys/shortcuts';
import { useWayBack } from './keys/use-way-back';
import { groupOf } from './saving/changes';
import { useKeptDraft } from './saving/drafts';
import { compositionKey, keepCurrent } from './saving/keep-sent';
import type { useLease } from './saving/use-lease';
import type { Saving } from './saving/use-saving';
import { texts } from './texts';
import { useProvisions } from './use-provisions';
import type { ZeroDraft } from './zero/zero-dialog';

const parts = {
  zero: () => import('./zero/zero-dialog'),
  abandon: () => import('./ending/abandon-dialog'),
  shortcuts: () => import('./keys/shortcuts-dialog'),
  conflict: () => import('./saving/conflict-dialog'),
  lease: () => import('./saving/lease-dialog'),
};
const ALL = Object.values(parts);
const ZeroDialog = lazy(async () => ({ default: (await parts.zero()).ZeroDialog }));
const AbandonDialog = lazy(async () => ({ default: (await parts.abandon()).AbandonDialog }));
const ShortcutsDialog = lazy(async () => ({ default: (await parts.shortcuts()).ShortcutsDialog }));
const ConflictDialog = lazy(async () => ({ default: (await parts.conflict()).ConflictDialog }));
const LeaseDialog = lazy(async () => ({ default: (await parts.lease()).LeaseDialog }));

export type Dialogue = 'zero' | 'abandon' | 'shortcuts' | null;

type Props = {
  dialogue: Dialogue;
  onDialogue: (dialogue: Dialogue) => void;
  composition: Composition;
  review: Review | null;
  saving: Saving;
  lease: ReturnType<typeof useLease>;
  settings: KeySettings;
  onSettings: (settings: KeySettings) => void;
  ending: ReturnType<typeof useEnding>;
  onZero: (reasonId: number, comment: string) => void;
  onUndoZero: () => void;
  backTo: string;
};

const NO_DRAFT: ZeroDraft = { reasonId: null, comment: '' };

/** Everything that stands over the desk. */
export function DeskDialogs(props: Props) {
  const { dialogue, onDialogue, composition, review, saving, lease, settings, onSettings, ending, onZero, onUndoZero, backTo } = props;
  const { state, outbox } = saving;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  const zero = useKeptDraft<ZeroDraft>(user.id, `zero:${review?.id ?? 0}`);
  const [later, setLater] = useState<string | null>(null);
  const own = state.entries.filter(({ group }) => group === groupOf(composition.id));
  const conflict = own.find(({ trouble, key }) => trouble?.why === 'conflict' && key !== later);
  const isLost = dialogue !== 'abandon' && (lease.isLost || own.some(({ trouble }) => trouble?.why === 'lost'));
  const close = () => onDialogue(null);
  const isWorking = review?.status === 'in_progress';
  useWayBack(dialogue !== null || conflict !== undefined || isLost);
  useProvisions(ALL, composition.genre.id, isWorking);

  const decide = (choice: 'mine' | 'theirs') => {
    if (conflict?.trouble?.why !== 'conflict') return;
    // The server's word first, so that what is left of the entry lies over it.
    keepCurrent(client, conflict, conflict.trouble.current);
    // Finishing what has changed meanwhile is decided anew, with the change before one's eyes.
    if (conflict.kind === 'finish') void outbox.discard(({ key }) => key === conflict.key);
    else outbox.decide(conflict.key, choice);
  };

  return (
    <Suspense fallback={null}>
      {dialogue === 'zero' && (
        <ZeroDialog
          open
          composition={composition}
          draft={zero.draft ?? { ...NO_DRAFT, reasonId: review?.zero_grade_reason_id ?? null, comment: review?.zero_comment ?? '' }}
          onDraft={zero.keep}
          onClose={close}
          onZero={(reasonId, comment) => {
            onZero(reasonId, comment);
            zero.keep(null);
            close();
          }}
          onUndo={
            review?.zero_grade_reason_id == null
              ? null
              : () => {
                  onUndoZero();
                  close();
                }
          }
        />
      )}
      {dialogue === 'abandon' && (
        <AbandonDialog
          open
          isPending={ending.isAbandoning}
          failure={ending.abandonFailure}
          onClose={close}
          onAbandon={(reasonId) => void ending.abandon(reasonId, lease.isLost || own.some(({ trouble }) => trouble?.why === 'lost'))}
        />
      )}
      {dialogue === 'shortcuts' && <ShortcutsDialog open settings={settings} onChange={onSettings} onClose={close} />}
      {conflict && (
        <ConflictDialog
          key={conflict.key}
          entry={conflict}
          composition={composition}
          onDecide={decide}
          onClose={() => setLater(conflict.key)}
        />
      )}
      {isLost && (
        <LeaseDialog
          open
          onDraft={() => {
            toast.info(texts.lease.draftSaid);
            void navigate(backTo);
          }}
          onReload={() => {
            lease.forgive();
            void client.refetchQueries({ queryKey: compositionKey(composition.id) }).then(() => outbox.retry());
          }}
          onAbandon={() => onDialogue('abandon')}
        />
      )}
    </Suspense>
  );
}
