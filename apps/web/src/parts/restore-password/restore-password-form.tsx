import { auth } from '@lauda/contract/auth';
import { messages } from '@lauda/contract/messages';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { call } from '../../lib/calling/call';
import { Button } from '../../ui/actions/button';
import { TextField } from '../../ui/fields/text-field';
import { Notice } from '../notice';
import { isEmail } from './email';
import styles from './restore-password.module.css';
import { texts } from './texts';

const useForgotPassword = () => useMutation({ mutationFn: (email: string) => call(auth.forgotPassword, { body: { email } }) });

/** Asks for the letter (spec §4, §5, §8): validated at each change; editing after a result clears the result. */
export function RestorePasswordForm({ back }: { back?: ReactNode }) {
  const [email, setEmail] = useState('');
  const [touched, setTouched] = useState(false);
  const restore = useForgotPassword();
  const error = touched && !isEmail(email) ? messages.invalidEmail : undefined;

  const change = (typed: string) => {
    setEmail(typed);
    setTouched(true);
    restore.reset();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTouched(true);
    if (isEmail(email)) restore.mutate(email.trim());
  };

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <p className={styles.explanation}>{texts.explanation}</p>
      <TextField
        label={texts.email}
        type="email"
        name="email"
        autoComplete="email"
        autoFocus
        required
        value={email}
        onChange={(event) => change(event.target.value)}
        error={error}
      />
      <Notice tone="ok">{restore.isSuccess && texts.sent}</Notice>
      <Notice tone="bad">{restore.isError && texts.failed}</Notice>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={restore.isPending}>
          {texts.send}
        </Button>
        {back}
      </div>
    </form>
  );
}
