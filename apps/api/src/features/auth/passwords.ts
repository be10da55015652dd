import { messages } from '@lauda/contract/messages';
import { type PasswordOwner, passwordFaults } from '@lauda/domain/people/passwords';
import { invalid } from '../../problems';

export function refuseWeak(password: string, owner: PasswordOwner) {
  const faults = passwordFaults(password, owner);
  if (faults.includes('guessable')) throw invalid({ new_password: [messages.commonPassword] });
  if (faults.includes('personal')) throw invalid({ new_password: [messages.personalPassword] });
}
