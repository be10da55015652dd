import type { Highlight } from '@lauda/contract/analysis';
import { groupOf, HIGHLIGHT_GROUPS, type HighlightGroup } from '../../parts/highlight-groups';
import { Chip } from '../../ui/signs/chip';
import styles from './bench.module.css';
import { MarkWords } from './mark-words';
import { texts } from './texts';

type Props = {
  raw: string;
  marks: readonly Highlight[];
  shown: ReadonlySet<HighlightGroup>;
  onShow: (group: HighlightGroup, isShown: boolean) => void;
  onAccept: (mark: Highlight, suggestion: string) => void;
};

/** By category, in the order of the text. */
export function MarkList({ raw, marks, shown, onShow, onAccept }: Props) {
  const groups = HIGHLIGHT_GROUPS.map((group) => ({ group, list: marks.filter(({ category }) => groupOf(category) === group) })).filter(
    ({ list }) => list.length > 0,
  );
  const open = groups.filter(({ group }) => shown.has(group));
  return (
    <section aria-label={texts.marks} className={styles.list}>
      <h2>{texts.marks}</h2>
      {marks.length === 0 && <p>{texts.noMarks}</p>}
      {groups.length > 0 && (
        <fieldset className={styles.choice}>
          <legend>{texts.shown}</legend>
          {groups.map(({ group, list }) => (
            <Chip key={group} selected={shown.has(group)} onToggle={(isShown) => onShow(group, isShown)}>
              {texts.groupCount(texts.groups[group], list.length)}
            </Chip>
          ))}
        </fieldset>
      )}
      {groups.length > 0 && open.length === 0 && <p>{texts.noneShown}</p>}
      {open.map(({ group, list }) => (
        <div key={group}>
          <h3>
            <span className={styles[group]}>{texts.groups[group]}</span>
          </h3>
          <ul className={styles.marks}>
            {list.map((mark) => (
              <li key={mark.key}>
                <MarkWords mark={mark} isNamed={false} quote={raw.slice(mark.start, mark.end)} onAccept={onAccept} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
