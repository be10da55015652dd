import type { Student } from '@lauda/contract/students';
import { can } from '@lauda/domain/people/permissions';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { LeaveDialog } from '../../parts/student-moves/leave-dialog';
import { MoveDialog } from '../../parts/student-moves/move-dialog';
import { useCurrentUser } from '../../session/current-user';
import { Tabs } from '../../ui/layout/tabs';
import { AdaptationsTab } from './adaptations-tab';
import { ArchiveDialog } from './archive-dialog';
import { ArchivedNotice } from './archived-notice';
import { DataTab, type Draft } from './data-tab';
import { type Membership, MembershipsTab } from './memberships-tab';
import { PrivacyTab } from './privacy/privacy-tab';
import { ReadOnlyData } from './read-only-data';
import styles from './student.module.css';
import { StudentActions } from './student-actions';
import { dataOf } from './student-data';
import { StudentHeader } from './student-header';
import { StudentLoaded } from './student-loaded';
import { texts } from './texts';
import { EngagementTab } from './writing/engagement-tab';
import { EvolutionTab } from './writing/evolution-tab';
import { TextsTab } from './writing/texts-tab';

/** One student; another address is another one, with nothing of the former left. */
export function StudentScreen() {
  const id = Number(useParams().student_id);
  return (
    <StudentLoaded key={id} id={id}>
      {(student) => <StudentPage student={student} />}
    </StudentLoaded>
  );
}

type Asking = { what: 'move' | 'leave'; from: Membership } | { what: 'archive' } | null;

function StudentPage({ student }: { student: Student }) {
  const me = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  const [draft, setDraft] = useState<Draft>(() => ({ typed: dataOf(student), before: student }));
  const [asking, setAsking] = useState<Asking>(null);
  // The dialog leaves slowly; until then it goes on speaking of the class it was asked about.
  const [from, setFrom] = useState<Membership | undefined>(student.memberships[0]);
  const mayEdit = can(me, 'student.edit') && student.archived === null;
  const ask = (what: 'move' | 'leave') => (membership: Membership) => {
    setFrom(membership);
    setAsking({ what, from: membership });
  };
  const close = () => setAsking(null);
  const moving = [{ id: student.id, name: `${student.first_name} ${student.last_name}` }];

  const tabs = [
    {
      id: 'dados',
      content: mayEdit ? (
        <DataTab student={student} draft={draft} onDraft={setDraft} />
      ) : (
        <ReadOnlyData student={student} mayEditOnceBack={can(me, 'student.edit')} />
      ),
    },
    {
      id: 'turmas',
      content: (
        <MembershipsTab memberships={student.memberships} onMove={mayEdit ? ask('move') : null} onLeave={mayEdit ? ask('leave') : null} />
      ),
    },
    { id: 'adaptacoes', content: <AdaptationsTab student={student} mayEdit={mayEdit} /> },
    { id: 'textos', content: <TextsTab student={student} /> },
    { id: 'evolucao', content: <EvolutionTab studentId={student.id} /> },
    { id: 'engajamento', content: <EngagementTab studentId={student.id} /> },
    ...(can(me, 'student.privacy') ? [{ id: 'privacidade', content: <PrivacyTab student={student} /> } as const] : []),
  ] as const;
  const selected = tabs.find(({ id }) => id === search.get('aba'))?.id ?? 'dados';
  return (
    <div className={styles.page}>
      <StudentHeader
        student={student}
        actions={
          <StudentActions student={student} onMove={ask('move')} onLeave={ask('leave')} onArchive={() => setAsking({ what: 'archive' })} />
        }
      />
      {student.archived && <ArchivedNotice student={student} mayRestore={can(me, 'student.archive')} />}
      <Tabs
        label={texts.tabsLabel}
        tabs={tabs.map((tab) => ({ ...tab, text: texts.tabs[tab.id] }))}
        selected={selected}
        onSelect={(aba) => setSearch({ aba }, { replace: true, preventScrollReset: true })}
      />
      {from && (
        <>
          <MoveDialog
            open={asking?.what === 'move'}
            students={moving}
            from={{ id: from.school_group_id, name: from.school_group_name, school_year: from.school_year }}
            onClose={close}
            onMoved={close}
          />
          <LeaveDialog
            open={asking?.what === 'leave'}
            students={moving}
            from={{ id: from.school_group_id, name: from.school_group_name }}
            onClose={close}
            onLeft={close}
          />
        </>
      )}
      <ArchiveDialog open={asking?.what === 'archive'} student={student} onClose={close} />
    </div>
  );
}
