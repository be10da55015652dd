import { messages } from '@lauda/contract/messages';
import { type SyntheticEvent, useState } from 'react';
import { Notice } from '../../parts/notice';
import { Button } from '../../ui/actions/button';
import { TextButton } from '../../ui/actions/text-button';
import { PasswordField } from '../../ui/fields/password-field';
import { RadioGroup } from '../../ui/fields/radio-group';
import { TextField } from '../../ui/fields/text-field';
import styles from './network-access.module.css';
import type { NetworkCredentials } from './network-access-queries';
import { texts } from './texts';

type Method = 'credentials' | 'code';
type Typed = { username: string; password: string; access_code: string };

const FIELDS = { credentials: ['username', 'password'], code: ['access_code'] } as const satisfies Record<Method, readonly (keyof Typed)[]>;
const METHODS = [
  { value: 'credentials', text: texts.byCredentials },
  { value: 'code', text: texts.byCode },
] as const;

type Props = {
  networkId: number;
  pending: boolean;
  failure: string | undefined;
  onSubmit: (credentials: NetworkCredentials) => void;
  onForgot: () => void;
};

export function NetworkLoginForm({ networkId, pending, failure, onSubmit, onForgot }: Props) {
  const [method, setMethod] = useState<Method>('credentials');
  const [typed, setTyped] = useState<Typed>({ username: '', password: '', access_code: '' });
  const [left, setLeft] = useState<ReadonlySet<keyof Typed>>(new Set());
  const bind = (field: keyof Typed) => ({
    name: field,
    value: typed[field],
    required: true,
    error: left.has(field) && typed[field].trim() === '' ? messages.blankField : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [field]: target.value }),
    onBlur: () => setLeft(new Set([...left, field])),
  });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = FIELDS[method];
    const blank = fields.find((field) => typed[field].trim() === '');
    if (blank) {
      setLeft(new Set(fields));
      return event.currentTarget.querySelector<HTMLInputElement>(`[name=${blank}]`)?.focus();
    }
    const { username, password, access_code } = typed;
    onSubmit({ school_network_id: networkId, ...(method === 'code' ? { access_code } : { username: username.trim(), password }) });
  };

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <RadioGroup label={texts.methods} options={METHODS} value={method} onChange={setMethod} inline />
      {method === 'credentials' ? (
        <>
          <TextField {...bind('username')} label={texts.username} autoComplete="username" autoCapitalize="none" spellCheck={false} />
          <PasswordField {...bind('password')} label={texts.password} />
        </>
      ) : (
        <PasswordField {...bind('access_code')} label={texts.code} description={texts.codeHelp} autoComplete="one-time-code" />
      )}
      <Notice tone="bad">{failure}</Notice>
      <Button type="submit" variant="primary" wide pending={pending}>
        {texts.enter}
      </Button>
      {method === 'credentials' && (
        <p>
          <TextButton onClick={onForgot}>{texts.forgot}</TextButton>
        </p>
      )}
    </form>
  );
}
