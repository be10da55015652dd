import { messages } from '@lauda/contract/messages';
import type { User } from '@lauda/contract/users';
import { type SyntheticEvent, useState } from 'react';
import { errorMessage, fieldErrors } from '../../lib/calling/error-message';
import { focusFirstError } from '../../parts/focus-first-error';
import { Notice } from '../../parts/notice';
import { emptyPassword, type NewPassword, NewPasswordFields, passwordProblem } from '../../parts/password-rules/new-password-fields';
import { Button } from '../../ui/actions/button';
import { PasswordField } from '../../ui/fields/password-field';
import styles from './settings.module.css';
import { useChangePassword } from './settings-queries';
import { texts } from './texts';

const words = texts.password;

export function PasswordTab({ user }: { user: User }) {
  const change = useChangePassword();
  const [current, setCurrent] = useState('');
  const [typed, setTyped] = useState<NewPassword>(emptyPassword);
  const [tried, setTried] = useState(false);
  const problem = passwordProblem(typed, user);
  const refused = fieldErrors(change.error);
  const isOfTheWhole = change.error !== null && Object.keys(refused).length === 0;

  const editing = () => {
    if (!change.isPending) change.reset();
  };
  const clear = () => {
    setCurrent('');
    setTyped(emptyPassword);
    setTried(false);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (current === '' || problem) return focusFirstError(event.currentTarget);
    change.mutate({ current_password: current, new_password: typed.password }, { onSuccess: clear });
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <p className={styles.lead}>{words.lead}</p>
      {/* Password managers need to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <PasswordField
        label={words.current}
        name="current_password"
        value={current}
        onChange={({ target }) => {
          setCurrent(target.value);
          editing();
        }}
        error={tried && current === '' ? messages.blankField : refused.current_password?.[0]}
      />
      <NewPasswordFields
        value={typed}
        onChange={(value) => {
          setTyped(value);
          editing();
        }}
        owner={user}
        errors={{ password: refused.new_password?.[0], ...(tried && problem && { [problem.field]: problem.message }) }}
      />
      <Notice tone="ok">{change.isSuccess && words.changed}</Notice>
      <Notice tone="bad">{isOfTheWhole ? errorMessage(change.error) : null}</Notice>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={change.isPending}>
          {words.change}
        </Button>
      </div>
    </form>
  );
}
