import type { Theme } from '@lauda/contract/themes';
import { useParams } from 'react-router';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../parts/load-failed';
import { LinkButton } from '../../ui/actions/link-button';
import { TextArea } from '../../ui/fields/text-area';
import { TextField } from '../../ui/fields/text-field';
import { Breadcrumb } from '../../ui/layout/breadcrumb';
import { PageHeader } from '../../ui/layout/page-header';
import { EmptyState } from '../../ui/states/empty-state';
import { Loading, SkeletonText } from '../../ui/states/skeleton';
import { ConflictDialog } from './conflict-dialog';
import styles from './editor.module.css';
import { useTheme } from './editor-queries';
import { GradeChoice } from './grade-choice';
import { LeaveGuard } from './leave-guard';
import { MotivatingEditor } from './motivating-editor';
import { RepertoryEditor } from './repertory-editor';
import { SaveLine } from './save-line';
import { texts } from './texts';
import { useAutosave } from './use-autosave';
import { writingOf } from './writing';

export function EditThemeScreen() {
  const id = Number(useParams().theme_id);
  const theme = useTheme(id);
  if (theme.isError && !theme.data) return <LoadFailed query={theme} title={texts.failed} level={1} />;
  if (!theme.data)
    return (
      <Loading label={texts.loading}>
        <SkeletonText lines={8} />
      </Loading>
    );
  if (!theme.data.is_own)
    return (
      <EmptyState level={1} drawing="lock" title={texts.notYours} action={<LinkButton to={paths.theme(id)}>{texts.see}</LinkButton>} />
    );
  return <Editor key={id} theme={theme.data} />;
}

function Editor({ theme }: { theme: Theme }) {
  const draft = useAutosave(theme);
  const { writing, change } = draft;
  return (
    <>
      <PageHeader
        title={texts.editTitle}
        above={<Breadcrumb places={[{ text: texts.back, to: paths.themes }, { text: writing.title || texts.editTitle }]} />}
        lead={<SaveLine draft={draft} />}
        actions={<LinkButton to={paths.theme(theme.id)}>{texts.see}</LinkButton>}
      />
      <div className={styles.form}>
        <TextField label={texts.name} maxLength={200} value={writing.title} onChange={(event) => change({ title: event.target.value })} />
        <TextField
          label={texts.summary}
          description={texts.summaryHint}
          maxLength={300}
          value={writing.summary}
          onChange={(event) => change({ summary: event.target.value })}
        />
        <GradeChoice chosen={writing.school_grades} onChange={(school_grades) => change({ school_grades })} />
        <TextArea
          label={texts.statement}
          description={texts.statementHint}
          rows={8}
          maxLength={8000}
          value={writing.statement}
          onChange={(event) => change({ statement: event.target.value })}
        />
        <MotivatingEditor items={writing.motivating_texts} onChange={(motivating_texts) => change({ motivating_texts })} />
        <RepertoryEditor items={writing.repertory_contents} onChange={(repertory_contents) => change({ repertory_contents })} />
      </div>
      {draft.state === 'conflict' && draft.other && (
        <ConflictDialog
          mine={writing}
          other={writingOf(draft.other)}
          onMine={draft.keepMine}
          onOther={draft.takeOther}
          onLater={draft.chooseLater}
        />
      )}
      <LeaveGuard draft={draft} />
    </>
  );
}
