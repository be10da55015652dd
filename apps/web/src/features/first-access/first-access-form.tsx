import type { FieldErrors } from '@lauda/contract/errors';
import { messages } from '@lauda/contract/messages';
import type { User } from '@lauda/contract/users';
import { type SyntheticEvent, useState } from 'react';
import { focusFirstError } from '../../parts/focus-first-error';
import { Notice } from '../../parts/notice';
import { emptyPassword, NewPasswordFields, passwordProblem } from '../../parts/password-rules/new-password-fields';
import { isEmail } from '../../parts/restore-password/email';
import { Button } from '../../ui/actions/button';
import { TextField } from '../../ui/fields/text-field';
import styles from './first-access.module.css';
import type { FirstAccess } from './first-access-queries';
import { texts } from './texts';

type Data = Pick<User, 'first_name' | 'last_name' | 'email'>;

/** What is missing before anything is asked of the server. */
const problemOf = (data: Data, field: keyof Data) => {
  if (data[field].trim() === '') return messages.blankField;
  return field === 'email' && !isEmail(data.email) ? messages.invalidEmail : undefined;
};

type Props = {
  user: User;
  pending: boolean;
  /** What the server said, field by field. */
  refused: FieldErrors;
  failure: string | undefined;
  onSubmit: (data: FirstAccess) => void;
};

export function FirstAccessForm({ user, pending, refused, failure, onSubmit }: Props) {
  const [data, setData] = useState<Data>({ first_name: user.first_name, last_name: user.last_name, email: user.email });
  const [typed, setTyped] = useState(emptyPassword);
  const [tried, setTried] = useState(false);
  const owner = { ...data, username: user.username };
  const problem = passwordProblem(typed, owner);
  const bind = (field: keyof Data) => ({
    name: field,
    value: data[field],
    required: true,
    error: (tried ? problemOf(data, field) : undefined) ?? refused[field]?.[0],
    onChange: ({ target }: { target: HTMLInputElement }) => setData({ ...data, [field]: target.value }),
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const complete = (['first_name', 'last_name', 'email'] as const).every((field) => !problemOf(data, field));
    if (!complete || problem) return focusFirstError(event.currentTarget);
    onSubmit({
      first_name: data.first_name.trim(),
      last_name: data.last_name.trim(),
      email: data.email.trim(),
      new_password: typed.password,
    });
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <fieldset className={styles.group}>
        <legend>{texts.data}</legend>
        <TextField
          label={texts.username}
          name="username"
          autoComplete="username"
          value={user.username}
          readOnly
          description={texts.usernameHelp}
        />
        <div className={styles.pair}>
          <TextField {...bind('first_name')} label={texts.firstName} autoComplete="given-name" />
          <TextField {...bind('last_name')} label={texts.lastName} autoComplete="family-name" />
        </div>
        <TextField {...bind('email')} label={texts.email} type="email" autoComplete="email" description={texts.emailHelp} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{texts.password}</legend>
        <NewPasswordFields
          value={typed}
          onChange={setTyped}
          owner={owner}
          errors={{ password: refused.new_password?.[0], ...(tried && problem && { [problem.field]: problem.message }) }}
        />
      </fieldset>
      <Notice tone="bad">{failure}</Notice>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={pending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
