import { type SyntheticEvent, useState } from 'react';
import { focusFirstError } from '../../parts/focus-first-error';
import { Notice } from '../../parts/notice';
import { emptyPassword, NewPasswordFields, passwordProblem } from '../../parts/password-rules/new-password-fields';
import { Button } from '../../ui/actions/button';
import styles from './recovery.module.css';
import { texts } from './texts';

type Props = { pending: boolean; fieldError: string | undefined; failure: string | undefined; onSubmit: (password: string) => void };

export function ChoosePassword({ pending, fieldError, failure, onSubmit }: Props) {
  const [typed, setTyped] = useState(emptyPassword);
  const [tried, setTried] = useState(false);
  const problem = passwordProblem(typed);
  const shown = tried ? problem : null;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (problem) return focusFirstError(event.currentTarget);
    onSubmit(typed.password);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <NewPasswordFields
        value={typed}
        onChange={setTyped}
        autoFocus
        errors={{ password: fieldError, ...(shown && { [shown.field]: shown.message }) }}
      />
      <Notice tone="bad">{failure}</Notice>
      <Button type="submit" variant="primary" wide pending={pending}>
        {texts.save}
      </Button>
    </form>
  );
}
