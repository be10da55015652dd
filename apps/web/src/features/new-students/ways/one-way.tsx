import { messages } from '@lauda/contract/messages';
import type { StudentField, StudentRow } from '@lauda/contract/students';
import { type SyntheticEvent, useState } from 'react';
import { focusFirstError } from '../../../parts/focus-first-error';
import { Button } from '../../../ui/actions/button';
import { TextField } from '../../../ui/fields/text-field';
import { texts } from '../texts';
import styles from './ways.module.css';

export const NOBODY: StudentRow = { first_name: '', last_name: '', email: '', registration: '', birth_date: '' };

const REQUIRED: readonly StudentField[] = ['first_name', 'last_name'];

type Props = { typed: StudentRow; onType: (typed: StudentRow) => void; onReady: (row: StudentRow) => void };

export function OneWay({ typed, onType, onReady }: Props) {
  const [tried, setTried] = useState(false);
  const isMissing = (field: StudentField) => REQUIRED.includes(field) && typed[field].trim() === '';
  const bind = (field: StudentField) => ({
    name: field,
    label: texts.fields[field],
    value: typed[field],
    error: tried && isMissing(field) ? messages.blankField : undefined,
    // The names of someone else: the browser must not offer those of who types.
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => onType({ ...typed, [field]: target.value }),
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (REQUIRED.some(isMissing)) return focusFirstError(event.currentTarget);
    onReady(typed);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.way}>
      <p className={styles.lead}>{texts.oneLead}</p>
      <div className={styles.pair}>
        <TextField {...bind('first_name')} required />
        <TextField {...bind('last_name')} required />
      </div>
      <div className={styles.pair}>
        <TextField {...bind('registration')} optional />
        <TextField {...bind('birth_date')} label={texts.birthDate} optional type="date" />
      </div>
      <TextField {...bind('email')} optional type="email" />
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          {texts.check}
        </Button>
      </div>
    </form>
  );
}
