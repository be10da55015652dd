import { type ActivityWithScore, PROGRESS_STATES, type ProgressState, type StudentOnActivity } from '@lauda/contract/activities';
import { can } from '@lauda/domain/permissions';
import { useState } from 'react';
import { ExportMenu } from '../../../parts/export-table/export-menu';
import { useCurrentUser } from '../../../session/current-user';
import { type Sort, Table } from '../../../ui/layout/table';
import { Chip } from '../../../ui/signs/chip';
import styles from '../activities.module.css';
import { texts } from '../texts';
import { studentColumns } from './student-columns';
import { type StudentKey, sorted, studentSheet } from './student-rows';

export function StudentTable({ activity, students }: { activity: ActivityWithScore; students: StudentOnActivity[] }) {
  const me = useCurrentUser();
  const [state, setState] = useState<ProgressState | null>(null);
  const [sort, setSort] = useState<Sort<StudentKey>>({ key: 'name', direction: 'ascending' });
  const shown = sorted(
    students.filter(({ progress }) => state === null || progress === state),
    sort,
  );
  const present = PROGRESS_STATES.filter((each) => students.some(({ progress }) => progress === each));
  return (
    <section aria-labelledby="estudantes-da-atividade">
      <div className={styles.tableHead}>
        <h2 id="estudantes-da-atividade">{texts.students(students.length)}</h2>
        <ExportMenu sheet={() => studentSheet(activity, shown)} />
      </div>
      <fieldset className={styles.choice}>
        <legend>{texts.filterState}</legend>
        <Chip selected={state === null} onToggle={() => setState(null)}>
          {texts.all}
        </Chip>
        {present.map((each) => (
          <Chip key={each} selected={state === each} onToggle={(on) => setState(on ? each : null)}>
            {texts.states[each]}
          </Chip>
        ))}
      </fieldset>
      <Table
        caption={texts.whoIsWhere}
        captionHidden
        columns={studentColumns({ activity, mayCorrect: can(me, 'review.write'), mayHandIn: can(me, 'composition.hand_in') })}
        rows={shown}
        rowKey={({ user_id }) => user_id}
        sort={sort}
        onSort={setSort}
      />
    </section>
  );
}
