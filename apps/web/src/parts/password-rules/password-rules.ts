import { type PasswordOwner, passwordFaults } from '@lauda/domain/people/passwords';

export type PasswordRule = 'length' | 'guessable' | 'personal' | 'repeated';

const NOBODY: PasswordOwner = { first_name: '', last_name: '', username: '', email: '' };

/** The domain's faults, told as rules that come true: nothing typed yet holds none of them. */
export function passwordRules(password: string, repeated: string, owner: PasswordOwner = NOBODY): Record<PasswordRule, boolean> {
  const faults = passwordFaults(password, owner);
  const isTyped = password !== '';
  return {
    length: !faults.includes('short') && !faults.includes('long'),
    guessable: isTyped && !faults.includes('guessable'),
    personal: isTyped && !faults.includes('personal'),
    repeated: isTyped && password === repeated,
  };
}
