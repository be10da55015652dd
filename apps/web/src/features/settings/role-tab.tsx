import type { CurrentUser } from '@lauda/contract/users';
import { isStaff, isSuperuser } from '@lauda/domain/people/roles';
import { errorMessage } from '../../lib/calling/error-message';
import { Notice } from '../../parts/notice';
import { RadioGroup } from '../../ui/fields/radio-group';
import { roleChoices } from './role-choices';
import styles from './settings.module.css';
import { useChooseRole } from './settings-queries';
import { texts } from './texts';

const words = texts.role;

/** Choosing takes effect at once, as the account menu's does. */
export function RoleTab({ me }: { me: CurrentUser }) {
  const choose = useChooseRole();
  const choices = roleChoices(me);
  const active = choices.find(({ isActive }) => isActive);
  const shown = choose.isPending ? choose.variables : active?.id;
  return (
    <div className={styles.form}>
      {isStaff(me) && <p className={styles.lead}>{isSuperuser(me) ? words.superuser : words.staff}</p>}
      {choices.length === 0 && !isStaff(me) && <p className={styles.lead}>{words.none}</p>}
      {choices.length > 0 && (
        <>
          <p className={styles.lead}>{words.lead}</p>
          <div className={styles.choices} aria-busy={choose.isPending || undefined}>
            <RadioGroup
              label={words.label}
              options={choices.map(({ id, title, reach }) => ({ value: String(id), text: <strong>{title}</strong>, description: reach }))}
              value={shown === undefined ? null : String(shown)}
              onChange={(id) => !choose.isPending && choose.mutate(Number(id))}
            />
          </div>
        </>
      )}
      <Notice tone="ok">{choose.isSuccess && active ? words.chosen(active.title) : null}</Notice>
      <Notice tone="bad">{choose.error ? errorMessage(choose.error) : null}</Notice>
    </div>
  );
}
