import type { Adaptations, Student } from '@lauda/contract/students';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { errorMessage } from '../../lib/calling/error-message';
import { Notice } from '../../parts/notice';
import { Switch } from '../../ui/fields/switch';
import { currentVersion } from './current-version';
import styles from './student.module.css';
import { keepStudent, useAdapt } from './student-queries';
import { texts } from './texts';

const words = texts.adaptations;
const KINDS = ['disregard_length', 'disregard_genre', 'disregard_theme'] as const;

const areSame = (a: Adaptations, b: Adaptations) => KINDS.every((kind) => a[kind] === b[kind]);

/** Three switches that take effect at once. */
export function AdaptationsTab({ student, mayEdit }: { student: Student; mayEdit: boolean }) {
  const client = useQueryClient();
  const adapt = useAdapt(student.id);
  const id = useId();
  const asked = adapt.isPending ? adapt.variables : student.adaptations;
  const other = currentVersion(adapt.error);

  const set = (wanted: Adaptations) =>
    adapt.mutate(
      { version: student.version, ...wanted },
      {
        onError: (error) => {
          const current = currentVersion(error);
          if (!current) return;
          keepStudent(client, current);
          // Something else of the student changed meanwhile, not this: the wish stands as it was.
          if (areSame(current.adaptations, student.adaptations)) adapt.mutate({ version: current.version, ...wanted });
        },
      },
    );
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{words.lead}</p>
      {KINDS.map((kind) => (
        <div key={kind} className={styles.adaptation}>
          <Switch
            checked={asked[kind]}
            disabled={!mayEdit}
            aria-describedby={`${id}-${kind}`}
            onChange={({ target }) => !adapt.isPending && set({ ...student.adaptations, [kind]: target.checked })}
          >
            {words[kind]}
          </Switch>
          <p id={`${id}-${kind}`} className={styles.help}>
            {words[`${kind}_help`]}
          </p>
        </div>
      ))}
      <Notice tone="ok">{adapt.isSuccess && words.saved}</Notice>
      <Notice tone="bad">{adapt.error && (other ? words.changedByOther : words.failed(errorMessage(adapt.error)))}</Notice>
    </div>
  );
}
