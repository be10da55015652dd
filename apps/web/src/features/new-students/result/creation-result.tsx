import type { SchoolGroup } from '@lauda/contract/schools';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths';
import { keepSlips, type SlipPerson } from '../../../parts/access-slips/slips-in-hand';
import { UnprintedGuard } from '../../../parts/access-slips/unprinted-guard';
import { Notice } from '../../../parts/notice';
import { Button } from '../../../ui/actions/button';
import { LinkButton } from '../../../ui/actions/link-button';
import { PageHeader } from '../../../ui/layout/page-header';
import { Table } from '../../../ui/layout/table';
import type { CreationReply } from '../new-students-queries';
import { texts } from '../texts';
import styles from './result.module.css';

/** Enough for one to tell a few students by word of mouth; a class gets its slips. */
const SHOWN = 10;

const peopleOf = ({ results }: CreationReply): SlipPerson[] =>
  results.flatMap(({ student, first_password }) => (student && first_password !== null ? [{ ...student, first_password }] : []));

type Props = { group: SchoolGroup; reply: CreationReply; onLeave: () => void };

/** The only time that the first passwords are seen. */
export function CreationResult({ group, reply, onLeave }: Props) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const people = peopleOf(reply);
  const backTo = paths.schoolGroup(group.id);
  const shown = people.slice(0, SHOWN);

  const toSlips = () => {
    keepSlips(people, { schoolName: group.school_name, groupName: group.name, backTo });
    void navigate(paths.accessSlips);
  };
  return (
    <div className={styles.result}>
      <UnprintedGuard active={people.length > 0} onLeave={onLeave} />
      <PageHeader
        titleRef={heading}
        title={reply.created > 0 ? texts.doneTitle(reply.created) : texts.doneNobody}
        lead={texts.inClass(group.name, group.school_name)}
      />
      {reply.existing > 0 && <p>{reply.created > 0 ? texts.doneExisting(reply.existing) : texts.doneNobodyWords(reply.existing)}</p>}
      {people.length > 0 && (
        <>
          <Notice tone="info">{texts.doneOnce}</Notice>
          <Table
            caption={texts.resultCaption}
            captionHidden
            columns={[
              {
                key: 'name',
                title: texts.resultColumns.name,
                heads: true,
                cell: ({ first_name, last_name }) => `${first_name} ${last_name}`,
              },
              { key: 'username', title: texts.resultColumns.username, cell: ({ username }) => <span translate="no">{username}</span> },
              {
                key: 'password',
                title: texts.resultColumns.password,
                cell: ({ first_password }) => (
                  <code translate="no" className={styles.password}>
                    {first_password}
                  </code>
                ),
              },
            ]}
            rows={shown}
            rowKey={({ username }) => username}
          />
          {people.length > shown.length && <p className={styles.words}>{texts.andMore(people.length - shown.length)}</p>}
        </>
      )}
      <div className={styles.actions}>
        {people.length > 0 && (
          <Button variant="primary" onClick={toSlips}>
            {texts.slips}
          </Button>
        )}
        <LinkButton to={backTo}>{texts.toClass}</LinkButton>
        <LinkButton to={paths.newStudentsOf(group.id)} variant="quiet">
          {texts.more}
        </LinkButton>
      </div>
    </div>
  );
}
