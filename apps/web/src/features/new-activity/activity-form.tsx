import type { ActivityWithScore } from '@lauda/contract/activities';
import type { SchoolGroup } from '@lauda/contract/schools';
import type { TestType } from '@lauda/contract/test-types';
import type { Theme } from '@lauda/contract/themes';
import { schoolAllowsEditingActivities } from '@lauda/domain/people/roles';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { errorMessage, fieldErrors } from '../../lib/calling/error-message';
import { dotted } from '../../lib/dotted';
import { localMoment, momentOf } from '../../lib/local-moment';
import { paths } from '../../lib/paths';
import { inDays, lastMinuteOf } from '../../lib/sensible-dates';
import { focusFirstError } from '../../parts/focus-first-error';
import { Notice } from '../../parts/notice';
import { useCurrentUser } from '../../session/current-user';
import { Button } from '../../ui/actions/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { RadioGroup } from '../../ui/fields/radio-group';
import { TextArea } from '../../ui/fields/text-area';
import { TextField } from '../../ui/fields/text-field';
import { toast } from '../../ui/states/toast-queue';
import { ClassChoice } from './class-choice';
import styles from './new-activity.module.css';
import { useCreate } from './new-activity-queries';
import { withTheme } from './picker/picker-view';
import { texts } from './texts';

/** What is refused of these is said at its field. */
const SHOWN = ['title', 'opens_at', 'closes_at'];

type Flow = '' | 'N' | 'O' | 'D';
type Props = { theme: Theme; classes: SchoolGroup[]; parent: ActivityWithScore | null };

function endProblem(opens: string, closes: string): string | undefined {
  if (momentOf(closes) === '') return texts.needsDate;
  return momentOf(closes) <= momentOf(opens) ? texts.endBeforeStart : undefined;
}

/** One short form: what can be guessed is filled in, and what is wrong is said at its field without losing the rest. */
export function ActivityForm({ theme, classes, parent }: Props) {
  const me = useCurrentUser();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const create = useCreate();
  const [groups, setGroups] = useState<ReadonlySet<number>>(
    new Set(parent ? [parent.school_group_id] : classes.length === 1 ? [classes[0]?.id ?? 0] : []),
  );
  const [type, setType] = useState<TestType>(parent?.test_type ?? (theme.learning_path_type === 'simulado' ? 'simulado' : 'pratica'));
  const [title, setTitle] = useState(parent?.title ?? theme.template?.title ?? theme.title);
  const [guidance, setGuidance] = useState(theme.template?.guidance ?? '');
  const [opens, setOpens] = useState(() => localMoment(new Date()));
  const [closes, setCloses] = useState(() => localMoment(lastMinuteOf(inDays(theme.template?.days ?? 7))));
  const [rewriting, setRewriting] = useState(parent === null);
  const [flow, setFlow] = useState<Flow>('');
  const [wasSent, setWasSent] = useState(false);
  const groupError = wasSent && groups.size === 0 ? texts.pickGroup : undefined;
  const refused = fieldErrors(create.error);
  const titleError = wasSent && title.trim() === '' ? texts.needsTitle : refused.title?.[0];
  const startError = momentOf(opens) === '' ? texts.needsDate : refused.opens_at?.[0];
  const endError = endProblem(opens, closes) ?? refused.closes_at?.[0];

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (groups.size === 0 || momentOf(opens) === '' || endProblem(opens, closes) || title.trim() === '')
      return focusFirstError(event.currentTarget);
    create.mutate(
      {
        theme_id: theme.id,
        school_group_ids: [...groups],
        title,
        test_type: type,
        opens_at: momentOf(opens),
        closes_at: momentOf(closes),
        allows_rewriting: rewriting,
        guidance,
        ...(flow && { review_flow: flow }),
        ...(parent && { parent_id: parent.id }),
      },
      {
        onSuccess: ({ results }) => {
          toast.success(texts.created(results.length));
          const [first] = results;
          void navigate(results.length === 1 && first ? paths.activity(type, first.id) : paths.activities(type));
        },
      },
    );
  };
  return (
    <form onSubmit={send} noValidate className={styles.form}>
      <div className={styles.theme}>
        <img src={theme.cover} alt="" width={480} height={240} className={styles.cover} />
        <div>
          <p className={styles.quiet}>{texts.theme}</p>
          <p className={styles.themeTitle}>{theme.title}</p>
          <p className={styles.quiet}>{dotted(theme.genre.name, texts.gradeHint(theme.school_grades))}</p>
          {!parent && <Link to={withTheme(search, null)}>{texts.changeTheme}</Link>}
        </div>
      </div>
      {!parent && <ClassChoice classes={classes} given={theme.given_to} chosen={groups} onChange={setGroups} error={groupError} />}
      {!parent && <RadioGroup label={texts.type} options={texts.types} value={type} onChange={setType} inline />}
      <TextField label={texts.name} maxLength={200} value={title} error={titleError} onChange={(event) => setTitle(event.target.value)} />
      <div className={styles.dates}>
        <TextField
          label={texts.opens}
          type="datetime-local"
          value={opens}
          error={startError}
          onChange={(event) => setOpens(event.target.value)}
        />
        <TextField
          label={texts.closes}
          type="datetime-local"
          value={closes}
          error={endError}
          onChange={(event) => setCloses(event.target.value)}
        />
      </div>
      <TextArea
        label={texts.guidance}
        optional
        rows={3}
        maxLength={4000}
        value={guidance}
        onChange={(event) => setGuidance(event.target.value)}
      />
      {schoolAllowsEditingActivities(me) && <RadioGroup label={texts.flow} options={texts.flows} value={flow} onChange={setFlow} inline />}
      {!parent && (
        <Checkbox checked={rewriting} onChange={(event) => setRewriting(event.target.checked)}>
          {texts.rewriting}
        </Checkbox>
      )}
      <Notice tone="bad">{create.isError && !SHOWN.some((field) => refused[field]) ? errorMessage(create.error) : null}</Notice>
      <div>
        <Button type="submit" variant="primary" pending={create.isPending}>
          {texts.create(groups.size)}
        </Button>
      </div>
    </form>
  );
}
