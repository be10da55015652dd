import { BookmarkPlus } from 'lucide-react';
import { IconButton } from '../../../../ui/actions/icon-button';
import type { SheetProps } from '../sheet-shape';
import { texts } from '../texts';
import { bankDraft, type FormValues } from './form-values';

/** Keeps a comment for another time. The desk says whether it worked. */
export function KeepButton({ values, onSaveToBank }: { values: FormValues; onSaveToBank: SheetProps['onSaveToBank'] }) {
  const draft = bankDraft(values);
  if (!draft) return null;
  return <IconButton size="s" label={texts.composer.keep} icon={<BookmarkPlus aria-hidden="true" />} onClick={() => onSaveToBank(draft)} />;
}
