import { messages } from '@lauda/contract/messages';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/actions/button';
import { TextButton } from '../../ui/actions/text-button';
import { PasswordField } from '../../ui/fields/password-field';
import { TextField } from '../../ui/fields/text-field';
import styles from './login.module.css';
import type { Credentials } from './login-queries';
import { texts } from './texts';

type Field = keyof Credentials;

type Props = {
  pending: boolean;
  /** What the server said of the last try; it stands under the password (spec §8). */
  failure: string | undefined;
  onSubmit: (typed: Credentials) => void;
  onForgot: () => void;
};

/** Both fields are needed; each is looked at when the person leaves it (spec §5). */
export function LoginForm({ pending, failure, onSubmit, onForgot }: Props) {
  const [typed, setTyped] = useState<Credentials>({ username: '', password: '' });
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The button was disabled meanwhile and lost the focus: it goes where the words appear.
    if (failure && !pending) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, [failure, pending]);
  const errorOf = (field: Field) => (left.has(field) && typed[field].trim() === '' ? messages.blankField : undefined);
  const bind = (field: Field) => ({
    name: field,
    value: typed[field],
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [field]: target.value }),
    onBlur: () => setLeft(new Set([...left, field])),
  });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const blank = (['username', 'password'] as const).find((field) => typed[field].trim() === '');
    if (!blank) return onSubmit({ username: typed.username.trim(), password: typed.password });
    setLeft(new Set(['username', 'password']));
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${blank}]`)?.focus();
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form}>
      <TextField
        {...bind('username')}
        label={texts.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('username')}
      />
      <PasswordField {...bind('password')} label={texts.password} error={errorOf('password') ?? failure} />
      <Button type="submit" variant="primary" wide pending={pending} disabled={pending}>
        {texts.enter}
      </Button>
      <p>
        <TextButton onClick={onForgot}>{texts.forgot}</TextButton>
      </p>
    </form>
  );
}
