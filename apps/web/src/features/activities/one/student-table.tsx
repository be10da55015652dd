import { type ActivityWithScore, PROGRESS_STATES, type StudentOnActivity } from '@lauda/contract/activities';
import { can } from '@lauda/domain/people/permissions';
import { useState } from 'react';
import { ExportMenu } from '../../../parts/export-table/export-menu';
import { FilterChoice } from '../../../parts/filter-choice';
import { progressStates } from '../../../parts/texts';
import { useCurrentUser } from '../../../session/current-user';
import { type Sort, Table } from '../../../ui/layout/table';
import styles from '../activities.module.css';
import { recordExport } from '../activities-queries';
import { STUDENT_KEYS, useActivitiesView } from '../activities-view';
import { texts } from '../texts';
import { selectColumn, studentColumns } from './student-columns';
import { type StudentKey, sorted, studentSheet } from './student-rows';
import { StudentSelection } from './student-selection';

const sortOf = (order: string): Sort<StudentKey> => ({
  key: STUDENT_KEYS.find((key) => key === order.replace(/^-/, '')) ?? 'name',
  direction: order.startsWith('-') ? 'descending' : 'ascending',
});

export function StudentTable({ activity, students }: { activity: ActivityWithScore; students: StudentOnActivity[] }) {
  const me = useCurrentUser();
  const [{ progress: state, order }, change] = useActivitiesView();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const sort = sortOf(order);
  const shown = sorted(
    students.filter(({ progress }) => state === null || progress === state),
    sort,
  );
  const chosen = shown.filter(({ user_id }) => selected.has(user_id));
  const present = PROGRESS_STATES.filter((each) => each === state || students.some(({ progress }) => progress === each));
  const mayHandIn = can(me, 'composition.hand_in');
  const columns = studentColumns({ activity, mayCorrect: can(me, 'review.write'), mayHandIn });
  return (
    <section aria-labelledby="estudantes-da-atividade">
      <div className={styles.tableHead}>
        <h2 id="estudantes-da-atividade">{texts.students(students.length)}</h2>
        <ExportMenu
          sheet={() => studentSheet(activity, chosen.length > 0 ? chosen : shown)}
          before={(format, count) => recordExport(activity.id, format, count)}
        />
      </div>
      <FilterChoice
        label={texts.filterState}
        all={texts.all}
        options={present.map((id) => ({ id, text: progressStates[id] }))}
        value={state}
        onChange={(progress) => change({ progress })}
      />
      <Table
        caption={texts.whoIsWhere}
        captionHidden
        columns={mayHandIn ? [selectColumn(selected, setSelected), ...columns] : columns}
        rows={shown}
        rowKey={({ user_id }) => user_id}
        sort={sort}
        onSort={({ key, direction }) => change({ order: direction === 'descending' ? `-${key}` : key })}
      />
      {mayHandIn && (
        <StudentSelection
          activity={activity}
          shown={shown}
          chosen={chosen}
          onAll={() => setSelected(new Set(chosen.length === shown.length ? [] : shown.map(({ user_id }) => user_id)))}
          onClear={() => setSelected(new Set())}
        />
      )}
    </section>
  );
}
