import type { SheetLine } from '@lauda/domain/writing/composition-text';
import { useState } from 'react';
import { Disclosure } from '../../../../ui/layout/disclosure';
import { looksOf, type Mark } from '../paint/marks';
import { Under } from '../paint/under';
import { lineNumberAt } from '../place/line-at';
import type { SheetProps } from '../sheet-shape';
import { texts } from '../texts';
import { commentOf, nameOf } from '../tip/said';
import { MarkCount } from './mark-count';
import styles from './notes.module.css';
import { PlainList } from './plain-list';

type Props = { marks: readonly Mark[]; lines: readonly SheetLine[]; desk: SheetProps; onShow(mark: Mark): void };

/** Everything that is painted, in words and in the order of the text. Made only when opened: there may be thousands. */
export function MarkList({ marks, lines, desk, onShow }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure title={<MarkCount desk={desk} />} open={isOpen} onToggle={setIsOpen}>
      {isOpen && (
        <PlainList className={styles.marks}>
          {marks.map((mark) => (
            <li key={mark.id}>
              <button type="button" className={styles.mark} onClick={() => onShow(mark)}>
                <span className={styles.markLine}>{texts.line(lineNumberAt(lines, mark.start))}</span>
                <span className={styles.markName}>{nameOf(mark, desk.competences)}</span>
                <span className={styles.markWords}>
                  <Under names={looksOf(mark, desk)}>{desk.text.slice(mark.start, mark.end)}</Under>
                </span>
                <span className={styles.markComment}>{said(mark, desk)}</span>
              </button>
            </li>
          ))}
        </PlainList>
      )}
    </Disclosure>
  );
}

function said(mark: Mark, { decisions }: SheetProps): string {
  if (mark.kind === 'annotation') return mark.annotation.comment;
  const decision = decisions[mark.highlight.key];
  return texts.head([decision ? texts.tip[decision] : null, commentOf(mark.highlight), mark.highlight.suggestions.join(', ')]);
}
