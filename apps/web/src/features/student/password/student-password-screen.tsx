import type { Student } from '@lauda/contract/students';
import { can } from '@lauda/domain/people/permissions';
import { useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../session/current-user';
import { LinkButton } from '../../../ui/actions/link-button';
import { Breadcrumb } from '../../../ui/layout/breadcrumb';
import { PageHeader } from '../../../ui/layout/page-header';
import { EmptyState } from '../../../ui/states/empty-state';
import styles from '../student.module.css';
import { StudentLoaded } from '../student-loaded';
import { GivenPassword } from './given-password';
import { PasswordForm } from './password-form';
import { texts } from './texts';

export function StudentPasswordScreen() {
  const id = Number(useParams().student_id);
  return (
    <StudentLoaded key={id} id={id}>
      {(student) => <PasswordPage student={student} />}
    </StudentLoaded>
  );
}

function PasswordPage({ student }: { student: Student }) {
  const me = useCurrentUser();
  const [given, setGiven] = useState<string | null>(null);
  const name = `${student.first_name} ${student.last_name}`;
  const back = <LinkButton to={paths.student(student.id)}>{texts.back}</LinkButton>;

  if (!can(me, 'student.reset_password')) {
    return (
      <EmptyState level={1} drawing="lock" title={texts.notAllowed} action={back}>
        <p>{texts.notAllowedWhy}</p>
      </EmptyState>
    );
  }
  const content = () => {
    if (given !== null) return <GivenPassword student={student} password={given} back={back} />;
    if (student.archived) {
      return (
        <>
          <p className={styles.lead}>{texts.archived}</p>
          {back}
        </>
      );
    }
    return <PasswordForm student={student} onGiven={setGiven} />;
  };
  return (
    <div className={styles.narrow}>
      <PageHeader
        above={
          <Breadcrumb
            places={[{ text: texts.classes, to: paths.classes }, { text: name, to: paths.student(student.id) }, { text: texts.title }]}
          />
        }
        title={texts.title}
        lead={texts.lead(name)}
      />
      {content()}
    </div>
  );
}
