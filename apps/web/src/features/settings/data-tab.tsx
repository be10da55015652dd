import type { User } from '@lauda/contract/users';
import { type SyntheticEvent, useState } from 'react';
import { errorMessage, fieldErrors } from '../../lib/calling/error-message';
import { focusFirstError } from '../../parts/focus-first-error';
import { Notice } from '../../parts/notice';
import { Button } from '../../ui/actions/button';
import { TextField } from '../../ui/fields/text-field';
import { changesOf, type OwnData, problemsOf } from './own-data';
import styles from './settings.module.css';
import { useSaveOwnData } from './settings-queries';
import { texts } from './texts';

const words = texts.data;

type Props = { user: User; typed: OwnData; onType: (typed: OwnData) => void };

/** What is typed lives above, so that a look at another tab, or a failure, loses nothing. */
export function DataTab({ user, typed, onType }: Props) {
  const save = useSaveOwnData();
  const [tried, setTried] = useState(false);
  const problems = tried ? problemsOf(typed) : {};
  const refused = fieldErrors(save.error);
  const changes = changesOf(user, typed);
  const isUnchanged = !changes.user && !changes.profile;
  const isOfTheWhole = save.error !== null && Object.keys(refused).length === 0;

  const bind = (field: keyof OwnData) => ({
    name: field,
    label: words[field],
    value: typed[field],
    error: problems[field] ?? refused[field]?.[0],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      onType({ ...typed, [field]: target.value });
      if (!save.isPending) save.reset();
    },
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemsOf(typed)).length > 0) return focusFirstError(event.currentTarget);
    if (!isUnchanged) save.mutate(typed);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <TextField
        label={words.username}
        name="username"
        value={user.username}
        readOnly
        autoComplete="username"
        description={words.usernameHelp}
      />
      <div className={styles.pair}>
        <TextField {...bind('first_name')} required autoComplete="given-name" />
        <TextField {...bind('last_name')} required autoComplete="family-name" />
      </div>
      <TextField {...bind('email')} required type="email" autoComplete="email" />
      <div className={styles.pair}>
        <TextField {...bind('phone')} optional type="tel" autoComplete="tel" />
        <TextField {...bind('birth_date')} optional type="date" autoComplete="bday" />
      </div>
      <TextField {...bind('pronouns')} optional description={words.pronounsHelp} />
      <Notice tone="ok">{save.isSuccess && texts.saved}</Notice>
      <Notice tone="bad">{isOfTheWhole ? errorMessage(save.error) : null}</Notice>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={save.isPending}>
          {texts.save}
        </Button>
        {isUnchanged && !save.isSuccess && <span className={styles.aside}>{texts.unchanged}</span>}
      </div>
    </form>
  );
}
