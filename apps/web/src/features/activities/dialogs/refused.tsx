import type { ProgressState, StudentOnActivity } from '@lauda/contract/activities';
import { errorMessage } from '../../../lib/calling/error-message';
import { Notice } from '../../../parts/notice';
import { progressStates } from '../../../parts/texts';
import { nameOf } from '../one/student-rows';
import { texts } from '../texts';
import { whoStoodInTheWay } from './refusal';

type Person = Pick<StudentOnActivity, 'user_id' | 'composition_id' | 'first_name' | 'last_name'> & { progress: ProgressState };

/** Why nothing happened; where some texts were the reason, whose they are. */
export function Refused({ error, people }: { error: unknown; people: readonly Person[] }) {
  const inTheWay = whoStoodInTheWay(error, people);
  return (
    <Notice tone="bad">
      {error ? (
        <>
          <p>{errorMessage(error)}</p>
          {inTheWay.length > 0 && (
            <ul>
              {inTheWay.map((person) => (
                <li key={person.user_id}>{texts.refusedOne(nameOf(person), progressStates[person.progress])}</li>
              ))}
            </ul>
          )}
        </>
      ) : null}
    </Notice>
  );
}
