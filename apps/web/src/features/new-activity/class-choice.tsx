import type { SchoolGroup } from '@lauda/contract/schools';
import type { Theme } from '@lauda/contract/themes';
import { useId } from 'react';
import { Checkbox } from '../../ui/fields/checkbox';
import styles from './new-activity.module.css';
import { texts } from './texts';

type Props = {
  classes: SchoolGroup[];
  given: Theme['given_to'];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
  error: string | undefined;
};

export function ClassChoice({ classes, given, chosen, onChange, error }: Props) {
  const id = useId();
  const hasSeveralSchools = new Set(classes.map(({ school_id }) => school_id)).size > 1;
  const aboutIt = ({ school_name, count_students }: SchoolGroup) => (hasSeveralSchools ? school_name : texts.students(count_students));
  const done = new Set(given.map(({ school_group_id }) => school_group_id));
  const toggle = (group: number) =>
    onChange(new Set(chosen.has(group) ? [...chosen].filter((each) => each !== group) : [...chosen, group]));
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{texts.groups}</legend>
      {classes.length === 0 && <p className={styles.quiet}>{texts.noGroups}</p>}
      <div className={styles.groups}>
        {classes.map((group) => (
          <Checkbox
            key={group.id}
            checked={chosen.has(group.id)}
            onChange={() => toggle(group.id)}
            description={done.has(group.id) ? texts.already : aboutIt(group)}
          >
            {group.name}
          </Checkbox>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
