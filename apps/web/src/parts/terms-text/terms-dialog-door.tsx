import type { TermsEntry } from '@lauda/contract/terms';
import { lazy, Suspense } from 'react';

export type TermsParameter = TermsEntry['parameter'];

/** The dialog and the sanitiser weigh more than the whole form: they come when someone asks to read. */
const TermsDialog = lazy(async () => ({ default: (await import('./terms-dialog')).TermsDialog }));

export function TermsDialogDoor({ reading, onClose }: { reading: TermsParameter | null; onClose: () => void }) {
  if (!reading) return null;
  return (
    <Suspense fallback={null}>
      <TermsDialog parameter={reading} onClose={onClose} />
    </Suspense>
  );
}
