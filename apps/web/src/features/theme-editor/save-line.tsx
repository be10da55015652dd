import { TextButton } from '../../ui/actions/text-button';
import { texts } from './texts';
import type { SaveState } from './use-autosave';

/** Always there and always true: what is saved, what is not yet, what could not be. */
export function SaveLine({ state, modified, onRetry }: { state: SaveState; modified: string; onRetry: () => void }) {
  return (
    <span role="status">
      {state === 'saved' && texts.saved(modified)}
      {state === 'saving' && texts.saving}
      {(state === 'unsaved' || state === 'conflict') && texts.unsaved}
      {state === 'failed' && (
        <>
          {texts.notSaved} <TextButton onClick={onRetry}>{texts.again}</TextButton>
        </>
      )}
    </span>
  );
}
