import type { Highlight } from '@lauda/contract/analysis';
import { groupOf } from '../../parts/highlight-groups';
import styles from './bench.module.css';
import { MarkWords } from './mark-words';
import { segmentsOf } from './segments';
import { texts } from './texts';
import { useTip } from './use-tip';

type Props = { raw: string; marks: readonly Highlight[]; onAccept: (mark: Highlight, suggestion: string) => void };

/** Wide enough for a comment; never beyond the right edge. */
const TIP_WIDTH = 320;

/** The text with its marks. Everything a tip says stands in the list beside it too, where the keyboard reaches it. */
export function PaintedText({ raw, marks, onAccept }: Props) {
  const { paper, card, tip, close } = useTip();
  const shown = tip && marks.find(({ key }) => key === tip.key);
  const accept = (mark: Highlight, suggestion: string) => {
    close();
    onAccept(mark, suggestion);
  };
  const paragraphs = raw.split('\n').map((text, index) => ({ text, index }));
  return (
    <>
      <section ref={paper} className={styles.paper} aria-label={texts.paper}>
        {paragraphs.map(({ text, index }) => (
          <p key={index}>
            {segmentsOf(
              text,
              marks.filter(({ paragraph }) => paragraph === index),
            ).map(({ start, text: piece, mark }) =>
              mark ? (
                <mark key={start} data-mark={mark.key} className={styles[groupOf(mark.category)]}>
                  {piece}
                </mark>
              ) : (
                piece
              ),
            )}
          </p>
        ))}
      </section>
      {shown && tip && (
        <div
          ref={card}
          role="tooltip"
          className={styles.tip}
          style={{ left: Math.max(8, Math.min(tip.left, window.innerWidth - TIP_WIDTH - 16)), top: tip.top + 4, width: TIP_WIDTH }}
        >
          <MarkWords mark={shown} quote={raw.slice(shown.start, shown.end)} onAccept={accept} />
        </div>
      )}
    </>
  );
}
