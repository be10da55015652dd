import type { Student } from '@lauda/contract/students';
import { type SyntheticEvent, useState } from 'react';
import { errorMessage, fieldErrors } from '../../../lib/calling/error-message';
import { focusFirstError } from '../../../parts/focus-first-error';
import { Notice } from '../../../parts/notice';
import { passwordProblem } from '../../../parts/password-rules/new-password-fields';
import { passwordRules } from '../../../parts/password-rules/password-rules';
import { PasswordRulesList } from '../../../parts/password-rules/password-rules-list';
import { Button } from '../../../ui/actions/button';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { TextField } from '../../../ui/fields/text-field';
import styles from '../student.module.css';
import { useGivePassword } from './password-queries';
import { texts } from './texts';

const WAYS = [
  { value: 'generate', text: texts.generate, description: texts.generateHelp },
  { value: 'choose', text: texts.choose, description: texts.chooseHelp },
] as const;

/** A readable one made by the server, or one that the teacher types while its rules come true. */
export function PasswordForm({ student, onGiven }: { student: Student; onGiven: (password: string) => void }) {
  const give = useGivePassword(student);
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('generate');
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const held = passwordRules(typed, typed, student);
  const problem = passwordProblem({ password: typed, repeated: typed }, student);
  const refused = fieldErrors(give.error).password?.[0];
  const message = problem && !held.personal && held.length && held.guessable ? texts.personal : problem?.message;

  const forget = () => {
    if (!give.isPending) give.reset();
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (way === 'choose' && problem) return focusFirstError(event.currentTarget);
    give.mutate(way === 'choose' ? typed : null, { onSuccess: onGiven });
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <p className={styles.lead}>{texts.consequences}</p>
      <RadioGroup
        label={texts.how}
        value={way}
        options={WAYS}
        onChange={(next) => {
          setWay(next);
          forget();
        }}
      />
      {way === 'choose' && (
        <TextField
          label={texts.password}
          name="provisional_password"
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            forget();
          }}
          description={
            <PasswordRulesList held={held} rules={['length', 'guessable', 'personal']} words={texts.rules} advice={texts.advice} />
          }
          error={tried && problem ? message : refused}
        />
      )}
      <Notice tone="bad">{give.error && !refused ? texts.failed(errorMessage(give.error)) : null}</Notice>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={give.isPending}>
          {texts.set}
        </Button>
      </div>
    </form>
  );
}
