import type { Student } from '@lauda/contract/students';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { errorMessage, fieldErrors } from '../../lib/calling/error-message';
import { focusFirstError } from '../../parts/focus-first-error';
import { Notice } from '../../parts/notice';
import { Button } from '../../ui/actions/button';
import { TextField } from '../../ui/fields/text-field';
import { ConflictChoice } from './conflict-choice';
import { currentVersion } from './current-version';
import styles from './student.module.css';
import {
  changedFields,
  changeOf,
  conflictOf,
  dataOf,
  FIELDS,
  type Field,
  MOST,
  merged,
  problemsOf,
  type StudentData,
} from './student-data';
import { keepStudent, useSaveStudent } from './student-queries';
import { texts } from './texts';

const words = texts.data;

export type Draft = { typed: StudentData /** What the typing began from. */; before: Student };

/** A draft follows what the page learns of the student as long as it takes nothing away from what was typed. */
function standing(draft: Draft, student: Student): Draft {
  const [was, is] = [dataOf(draft.before), dataOf(student)];
  if (FIELDS.every((field) => draft.typed[field] === was[field])) return { typed: is, before: student };
  return changedFields(was, is).length === 0 ? { typed: draft.typed, before: student } : draft;
}

type Props = { student: Student; draft: Draft; onDraft: (draft: Draft) => void };

/** What is typed lives above, so that a look at another tab, or a failure, loses nothing. */
export function DataTab({ student, draft, onDraft }: Props) {
  const { typed, before } = standing(draft, student);
  const client = useQueryClient();
  const save = useSaveStudent(student.id);
  const [tried, setTried] = useState(false);
  const problems = tried ? problemsOf(typed) : {};
  const refused = fieldErrors(save.error);
  const current = currentVersion(save.error);
  const change = changeOf(dataOf(before), typed, before.version);
  const isOfTheWhole = save.error !== null && current === null && !FIELDS.some((field) => refused[field]);

  const type = (field: Field, value: string) => {
    onDraft({ before, typed: { ...typed, [field]: value } });
    if (!save.isPending) save.reset();
  };
  const bind = (field: Field) => ({
    name: field,
    label: words[field],
    value: typed[field],
    maxLength: MOST[field],
    autoComplete: 'off',
    error: problems[field] ?? refused[field]?.[0],
    onChange: ({ target }: { target: HTMLInputElement }) => type(field, target.value),
  });
  const saveAll = (next: StudentData, from: Student) => {
    const sent = changeOf(dataOf(from), next, from.version);
    if (!sent) return onDraft({ typed: dataOf(from), before: from });
    save.mutate(sent, {
      onSuccess: (saved) => onDraft({ typed: dataOf(saved), before: saved }),
      onError: (error) => {
        const now = currentVersion(error);
        // Something else of the student changed meanwhile (the class, the adaptations): nothing to choose between.
        if (now && changedFields(dataOf(from), dataOf(now)).length === 0) saveAll(next, now);
      },
    });
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemsOf(typed)).length > 0) return focusFirstError(event.currentTarget);
    if (change) saveAll(typed, before);
  };
  const adopt = (chosen: StudentData, from: Student) => {
    keepStudent(client, from);
    onDraft({ typed: chosen, before: from });
    save.reset();
    saveAll(chosen, from);
  };

  if (current) {
    const [base, theirs] = [dataOf(before), dataOf(current)];
    return (
      <ConflictChoice
        conflict={conflictOf(base, typed, theirs)}
        mine={merged(base, typed, theirs)}
        theirs={theirs}
        onChoose={(chosen) => adopt(chosen, current)}
        onGiveUp={() => adopt(theirs, current)}
      />
    );
  }
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <div className={styles.pair}>
        <TextField {...bind('first_name')} required />
        <TextField {...bind('last_name')} required />
      </div>
      <div className={styles.pair}>
        <TextField {...bind('registration')} optional />
        <TextField {...bind('birth_date')} optional type="date" />
      </div>
      <TextField {...bind('email')} optional type="email" />
      <TextField label={words.username} value={student.username} readOnly description={words.usernameHelp} />
      <Notice tone="ok">{save.isSuccess && words.saved}</Notice>
      <Notice tone="bad">{isOfTheWhole ? errorMessage(save.error) : null}</Notice>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={save.isPending}>
          {words.save}
        </Button>
        {!change && !save.isSuccess && <span className={styles.aside}>{words.unchanged}</span>}
      </div>
    </form>
  );
}
