import type { SchoolGroup } from '@lauda/contract/schools';
import type { StudentRow } from '@lauda/contract/students';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths';
import { Tabs } from '../../ui/layout/tabs';
import styles from './creation-flow.module.css';
import { FlowHeader } from './flow-header';
import type { CreationReply } from './new-students-queries';
import { CreationResult } from './result/creation-result';
import { type Draft, draftOf, draftOfOne } from './review/draft';
import { ReviewStep } from './review-step';
import { texts } from './texts';
import { FileWay } from './ways/file-way';
import { NOBODY, OneWay } from './ways/one-way';
import { PasteWay } from './ways/paste-way';

const WAYS = ['um', 'colar', 'arquivo'] as const;
type Way = (typeof WAYS)[number];
const wayIn = (text: string | null): Way => WAYS.find((way) => way === text) ?? 'um';

/** What was typed, pasted and read lives here, above the steps, so that neither a failure nor the way back loses it. */
export function CreationFlow({ group }: { group: SchoolGroup }) {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState<StudentRow>(NOBODY);
  const [pasted, setPasted] = useState('');
  const [draft, setDraft] = useState<Draft | null>(null);
  const [reply, setReply] = useState<CreationReply | null>(null);
  const step = search.get('etapa');
  const way = wayIn(search.get('modo'));

  const goTo = (change: Record<string, string | null>, replace = false) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) value === null ? next.delete(name) : next.set(name, value);
        return next;
      },
      { replace },
    );
  const review = (next: Draft) => {
    setDraft(next);
    goTo({ etapa: 'conferir', ver: null });
  };
  const finish = (created: CreationReply) => {
    setReply(created);
    setDraft(null);
    setTyped(NOBODY);
    setPasted('');
    goTo({ etapa: 'pronto', ver: null }, true);
  };

  const lead = (
    <>
      {texts.inClass(group.name, group.school_name)} <Link to={paths.newStudents}>{texts.otherClass}</Link>
    </>
  );
  if (step === 'pronto' && reply) return <CreationResult group={group} reply={reply} onLeave={() => setReply(null)} />;
  if (step === 'conferir' && draft) {
    return (
      <>
        <FlowHeader lead={texts.inClass(group.name, group.school_name)} />
        <ReviewStep group={group} draft={draft} onChange={setDraft} onCreated={finish} onBack={() => goTo({ etapa: null, ver: null })} />
      </>
    );
  }
  const tabs = [
    { id: 'um', text: texts.way.um, content: <OneWay typed={typed} onType={setTyped} onReady={(row) => review(draftOfOne(row))} /> },
    {
      id: 'colar',
      text: texts.way.colar,
      content: <PasteWay text={pasted} onType={setPasted} onReady={(table) => review(draftOf(table))} />,
    },
    { id: 'arquivo', text: texts.way.arquivo, content: <FileWay onReady={(table, name) => review(draftOf(table, name))} /> },
  ];
  return (
    <div className={styles.flow}>
      <FlowHeader lead={lead} />
      <Tabs label={texts.ways} tabs={tabs} selected={way} onSelect={(modo) => goTo({ modo, etapa: null }, true)} />
    </div>
  );
}
