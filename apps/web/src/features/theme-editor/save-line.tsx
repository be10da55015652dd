import { texts as savedTexts } from '../../lib/texts';
import { TextButton } from '../../ui/actions/text-button';
import { texts } from './texts';
import type { Autosave } from './use-autosave';

/** Always there and always true: what is saved, what is not yet, what could not be, and why. */
export function SaveLine({ draft: { state, missing, failure, modified, saveNow } }: { draft: Autosave }) {
  return (
    <span role="status">
      {state === 'saved' && savedTexts.saved(modified)}
      {state === 'saving' && texts.saving}
      {state === 'conflict' && texts.unsaved}
      {state === 'unsaved' && (missing ? texts.unsavedFor(missing) : texts.unsaved)}
      {state === 'failed' && (
        <>
          {texts.notSaved(failure)} <TextButton onClick={saveNow}>{texts.again}</TextButton>
        </>
      )}
    </span>
  );
}
