import type { Student } from '@lauda/contract/students';
import { Copy, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths';
import { keepSlips } from '../../../parts/access-slips/slips-in-hand';
import { Notice } from '../../../parts/notice';
import { Button } from '../../../ui/actions/button';
import styles from '../student.module.css';
import { texts } from './texts';

const words = texts.done;

/** The password, this once. */
export function GivenPassword({ student, password, back }: { student: Student; password: string; back: ReactNode }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => heading.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      setCopied(true);
    } catch {
      setCopied(false); // no permission, or a school that serves us over plain HTTP
    }
  };
  const print = () => {
    const group = student.memberships.find(({ ended }) => ended === null);
    keepSlips([{ ...student, first_password: password }], {
      schoolName: group?.school_name ?? '',
      groupName: group?.school_group_name ?? '',
      backTo: group ? paths.schoolGroup(group.school_group_id) : paths.student(student.id),
    });
    void navigate(paths.accessSlips);
  };
  return (
    <section aria-labelledby="senha-nova" className={styles.given}>
      <h2 id="senha-nova" ref={heading} tabIndex={-1}>
        {words.title(student.first_name)}
      </h2>
      <dl className={styles.keys} translate="no">
        <dt>{words.username}</dt>
        <dd>{student.username}</dd>
        <dt>{words.password}</dt>
        <dd>{password}</dd>
      </dl>
      <p className={styles.lead}>
        {words.once} {words.next}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button icon={<Printer aria-hidden="true" />} onClick={print}>
          {words.slip}
        </Button>
        {back}
      </div>
      <Notice tone={copied === false ? 'bad' : 'ok'}>{copied !== null && (copied ? words.copied : words.notCopied)}</Notice>
    </section>
  );
}
