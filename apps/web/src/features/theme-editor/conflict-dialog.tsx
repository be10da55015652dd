import { Button } from '../../ui/actions/button';
import { Dialog } from '../../ui/overlays/dialog';
import styles from './editor.module.css';
import { texts } from './texts';
import type { Writing } from './writing';

type Props = { mine: Writing; other: Writing; onMine: () => void; onOther: () => void; onLater: () => void };

/** Neither version is lost until someone chooses, and both can be read where they differ. */
export function ConflictDialog({ mine, other, onMine, onOther, onLater }: Props) {
  const facts = [
    { what: texts.name, mine: mine.title, other: other.title },
    { what: texts.summary, mine: mine.summary, other: other.summary },
    { what: texts.grades, mine: texts.gradeList(mine.school_grades), other: texts.gradeList(other.school_grades) },
    { what: texts.statement, mine: mine.statement, other: other.statement },
    { what: texts.motivating, mine: wordsOf(mine.motivating_texts), other: wordsOf(other.motivating_texts) },
    { what: texts.repertory, mine: wordsOf(mine.repertory_contents), other: wordsOf(other.repertory_contents) },
  ];
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onLater}
      title={texts.conflictTitle}
      size="l"
      actions={
        <>
          <Button onClick={onOther}>{texts.theirs}</Button>
          <Button variant="primary" onClick={onMine}>
            {texts.mine}
          </Button>
        </>
      }
    >
      <p>{texts.conflictSaid}</p>
      <dl className={styles.versions}>
        {facts
          .filter((fact) => fact.mine !== fact.other)
          .map((fact) => (
            <div key={fact.what}>
              <dt>{fact.what}</dt>
              <dd>
                <b>{texts.mineIs}</b> {fact.mine || texts.nothing}
              </dd>
              <dd>
                <b>{texts.otherIs}</b> {fact.other || texts.nothing}
              </dd>
            </div>
          ))}
      </dl>
    </Dialog>
  );
}

const wordsOf = (items: readonly { title: string; body: string }[]) =>
  items.map(({ title, body }) => [title, body].filter(Boolean).join(': ')).join('\n');
