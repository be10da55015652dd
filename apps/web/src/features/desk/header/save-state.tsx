import { useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { TextButton } from '../../../ui/actions/text-button';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { groupOf } from '../saving/changes';
import type { Saving } from '../saving/use-saving';
import { texts } from '../texts';
import styles from './header.module.css';
import { saveWords } from './save-words';

type Props = { saving: Saving; compositionId: number; lastSaved: string | null };

/** Always true, never chatty: to the ear only what changes hands (saved, kept, failed), not every "Salvando…". */
export function SaveState({ saving: { state, outbox }, compositionId, lastSaved }: Props) {
  const { tone, text, detail, canRetry } = saveWords(state, lastSaved);
  const elsewhere = state.entries.find(({ trouble, group }) => trouble !== null && group !== groupOf(compositionId));
  const spoken = useRef('');
  if (tone !== 'busy') spoken.current = [text, detail].filter(Boolean).join(': ');
  return (
    <div className={styles.saving} data-tone={tone}>
      <span aria-hidden="true">{text}</span>
      {detail && (
        <span aria-hidden="true" className={styles.detail}>
          {detail}
        </span>
      )}
      {canRetry && <TextButton onClick={() => outbox.retry()}>{texts.saving.retry}</TextButton>}
      {elsewhere && (
        <span className={styles.detail}>
          {texts.saving.elsewhere} <Link to={paths.review(Number(elsewhere.about.composition_id))}>{texts.saving.openElsewhere}</Link>
        </span>
      )}
      <VisuallyHidden>
        <span role={tone === 'bad' ? 'alert' : 'status'}>{spoken.current}</span>
      </VisuallyHidden>
    </div>
  );
}
