import type { Highlight } from '@lauda/contract/analysis';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { groupOf } from '../../../../parts/highlight-groups';
import { Button } from '../../../../ui/actions/button';
import { IconButton } from '../../../../ui/actions/icon-button';
import { TextButton } from '../../../../ui/actions/text-button';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden';
import { PlainList } from '../notes/plain-list';
import looks from '../paint/looks.module.css';
import type { SheetProps } from '../sheet-shape';
import { texts } from '../texts';
import { commentOf } from './said';
import styles from './tip.module.css';

type Props = { highlight: Highlight; quote: string; desk: SheetProps; onUse(highlight: Highlight): void };

/** What the engine says of some words, and what the reader thinks of it. */
export function HighlightCard({ highlight, quote, desk, onUse }: Props) {
  const { key, suggestions } = highlight;
  const group = groupOf(highlight.category);
  const comment = commentOf(highlight);
  const thumb = desk.feedback[key];
  const decision = desk.decisions[key];
  const rate = (isHelpful: boolean) => desk.onFeedback(key, thumb === isHelpful ? null : isHelpful);
  const decide = (next: 'accepted' | 'rejected') => desk.onDecide(key, decision === next ? null : next);
  return (
    <>
      <p className={styles.head}>
        <b className={looks[`sheet-${group}`]}>{texts.group(group)}</b>
        <span className={styles.quote}>{texts.quoted(quote)}</span>
      </p>
      {comment && <p className={styles.comment}>{comment}</p>}
      {suggestions.length > 0 && (
        <PlainList label={texts.tip.suggestions} className={styles.suggestions}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </PlainList>
      )}
      {!comment && suggestions.length === 0 && <p className={styles.nothing}>{texts.tip.nothing}</p>}
      <div className={styles.row}>
        {desk.canAnnotate && (
          <fieldset className={styles.decision}>
            <legend>
              <VisuallyHidden>{texts.tip.decision}</VisuallyHidden>
            </legend>
            <Button size="s" aria-pressed={decision === 'accepted'} onClick={() => decide('accepted')}>
              {texts.tip.isDeviation}
            </Button>
            <Button size="s" aria-pressed={decision === 'rejected'} onClick={() => decide('rejected')}>
              {texts.tip.isNoDeviation}
            </Button>
          </fieldset>
        )}
        <div className={styles.thumbs}>
          <IconButton
            size="s"
            label={texts.tip.helpful}
            aria-pressed={thumb === true}
            icon={<ThumbsUp aria-hidden="true" />}
            onClick={() => rate(true)}
          />
          <IconButton
            size="s"
            label={texts.tip.notHelpful}
            aria-pressed={thumb === false}
            icon={<ThumbsDown aria-hidden="true" />}
            onClick={() => rate(false)}
          />
        </div>
      </div>
      {desk.canAnnotate && (
        <TextButton className={styles.use} onClick={() => onUse(highlight)}>
          {texts.tip.use}
        </TextButton>
      )}
    </>
  );
}
