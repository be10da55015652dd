import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../parts/notice';
import { Button } from '../../ui/actions/button';
import { RadioGroup } from '../../ui/fields/radio-group';
import styles from './student.module.css';
import type { Conflict, Field, StudentData } from './student-data';
import { texts } from './texts';

const words = texts.conflict;

type Props = {
  conflict: Conflict;
  mine: StudentData;
  theirs: StudentData;
  onChoose: (chosen: StudentData) => void;
  onGiveUp: () => void;
};

const spoken = (field: Field, value: string) => {
  if (value.trim() === '') return words.blank;
  return field === 'birth_date' ? texts.birthday(value) : value;
};

/** Both versions side by side; the person decides, field by field. */
export function ConflictChoice({ conflict: { disputed, taken }, mine, theirs, onChoose, onGiveUp }: Props) {
  const [picked, setPicked] = useState<{ [Name in Field]?: 'mine' | 'theirs' }>({});
  // The button that was pressed is gone: the focus comes here, which reads the title out.
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const choose = () => {
    const chosen = { ...mine };
    for (const field of disputed) if (picked[field] === 'theirs') chosen[field] = theirs[field];
    onChoose(chosen);
  };
  return (
    <section aria-label={words.title} className={styles.form}>
      <Notice tone="info">
        <h2 ref={title} tabIndex={-1} className={styles.conflictTitle}>
          {words.title}
        </h2>
        <p>{disputed.length > 0 ? words.lead : words.leadDisjoint}</p>
        {taken.map((field) => (
          <p key={field}>{words.taken(texts.data[field], spoken(field, theirs[field]))}</p>
        ))}
      </Notice>
      {disputed.map((field) => (
        <RadioGroup
          key={field}
          label={texts.data[field]}
          value={picked[field] ?? 'mine'}
          onChange={(value) => setPicked({ ...picked, [field]: value })}
          options={[
            { value: 'mine', text: words.mine(spoken(field, mine[field])) },
            { value: 'theirs', text: words.theirs(spoken(field, theirs[field])) },
          ]}
        />
      ))}
      <div className={styles.actions}>
        <Button variant="primary" onClick={choose}>
          {words.save}
        </Button>
        <Button onClick={onGiveUp}>{words.giveUp}</Button>
      </div>
    </section>
  );
}
